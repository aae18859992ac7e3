import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { mailQueue } from '../../platform/mail/index.ts';
import { queueSellerMail } from '../accounts/index.ts';
import { lockBusinesses } from '../businesses/index.ts';
import { writeListings } from '../discovery/index.ts';
import { approvalPushQueue, queueApprovalPushes } from './approval-push.ts';

const isOut = (awaitsApproval: boolean) =>
  sql`suspended_at is not null and awaits_approval = ${awaitsApproval}`;

/** The operator's steps: from which state of a business, and how its seller hears of it. */
const steps = {
  suspend: { isFrom: sql`suspended_at is null`, mail: 'business-suspended' },
  restore: { isFrom: isOut(false), mail: 'business-restored' },
  approve: { isFrom: isOut(true), mail: 'business-approved' },
  refuse: { isFrom: isOut(true), mail: 'business-refused' },
} as const;

/**
 * Takes everything a business shows out of the shop, with a reason for its seller to read, or restores it; or says yes or
 * no to a new one, which a no leaves suspended. Its seller gets a mail of each, and of a yes or no a push as well.
 * @param actor the operator who does it
 * @param reason for what keeps it out; null shows it
 * @returns false when nothing changes
 */
export async function setSuspension(
  services: Pick<Services, 'changes' | 'clock' | 'jobs' | 'settings'>,
  actor: string,
  businessId: number,
  step: keyof typeof steps,
  reason: string | null = null,
): Promise<boolean> {
  const { changes, clock, jobs } = services;
  const { isFrom, mail } = steps[step];
  const isNew = await changes.transaction(async (trx, touch) => {
    await lockBusinesses(trx, { businessId });
    const { numAffectedRows } = await sql`
      update business set suspended_at = ${reason === null ? null : clock()},
        suspension_reason = ${reason}, awaits_approval = false
      where id = ${businessId} and ${isFrom}`.execute(trx);
    if (numAffectedRows === 0n) return false;
    await writeListings(trx, touch, { businessId });
    await queueSellerMail(trx, services, businessId, mail, { reason });
    if (step === 'approve' || step === 'refuse')
      await queueApprovalPushes(trx, services, businessId, reason === null);
    const entry = { actor, action: `business ${step}`, subject: `business ${businessId}` };
    await recordAction(trx, { ...entry, details: reason ?? '' });
    touch('listings', `business:${businessId}`);
    return true;
  });
  if (isNew) {
    jobs.wake(mailQueue);
    jobs.wake(approvalPushQueue);
  }
  return isNew;
}
