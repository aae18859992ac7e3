import type { Services } from '../../services.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { mailQueue } from '../../platform/mail/index.ts';
import { queueSellerMail } from '../accounts/index.ts';
import { lockBusinesses } from '../businesses/index.ts';
import { writeListings } from '../discovery/index.ts';

/**
 * Takes everything a business shows out of the shop, with a reason for its seller to read, or restores it. Its seller
 * gets a mail of either.
 * @param actor the operator who does it
 * @param reason null restores
 * @returns false when nothing changes
 */
export async function setSuspension(
  services: Pick<Services, 'changes' | 'clock' | 'jobs' | 'settings'>,
  actor: string,
  businessId: number,
  reason: string | null,
): Promise<boolean> {
  const { changes, clock, jobs } = services;
  const isNew = await changes.transaction(async (trx, touch) => {
    await lockBusinesses(trx, { businessId });
    const { numUpdatedRows } = await trx
      .updateTable('business')
      .set({ suspended_at: reason === null ? null : clock(), suspension_reason: reason })
      .where('id', '=', businessId)
      .where('suspended_at', reason === null ? 'is not' : 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await writeListings(trx, touch, { businessId });
    await queueSellerMail(trx, services, businessId, reason);
    await recordAction(trx, {
      actor,
      action: reason === null ? 'business restore' : 'business suspend',
      subject: `business ${businessId}`,
      details: reason ?? '',
    });
    touch('listings', `business:${businessId}`);
    return true;
  });
  if (isNew) jobs.wake(mailQueue);
  return isNew;
}
