import { queueBusinessMail } from '@orendi/server/features/accounts/index';
import { holdBusinesses, writeListings } from '@orendi/server/features/discovery/index';
import { mailQueue } from '@orendi/server/platform/mail/index';
import type { Services } from '@orendi/server/services';

/**
 * Takes everything a business shows out of the shop, with a reason for its seller to read, or restores it. Its seller
 * gets a mail of either.
 * @param reason null restores
 * @returns false when nothing changes
 */
export async function setSuspension(
  services: Pick<Services, 'changes' | 'clock' | 'jobs' | 'settings'>,
  businessId: number,
  reason: string | null,
): Promise<boolean> {
  const { changes, clock, jobs } = services;
  const isNew = await changes.transaction(async (trx, touch) => {
    await holdBusinesses(trx, { businessId });
    const { numUpdatedRows } = await trx
      .updateTable('business')
      .set({ suspended_at: reason === null ? null : clock(), suspension_reason: reason })
      .where('id', '=', businessId)
      .where('suspended_at', reason === null ? 'is not' : 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await writeListings(trx, touch, { businessId });
    await queueBusinessMail(trx, services, businessId, reason);
    touch('listings', `business:${businessId}`);
    return true;
  });
  if (isNew) jobs.wake(mailQueue);
  return isNew;
}
