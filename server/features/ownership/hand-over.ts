import type { Services } from '../../services.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { mailQueue } from '../../platform/mail/index.ts';
import {
  becomeOwner,
  endMemberships,
  findAccountByEmail,
  lockOwner,
  queueSellerMail,
} from '../accounts/index.ts';

type OwnServices = Pick<Services, 'clock' | 'db' | 'jobs' | 'settings'>;

/** Why a business cannot be handed to somebody. */
export type HandOverFault = 'owned' | 'no_account' | 'inactive' | 'operator' | 'has_business';

/**
 * Makes the account with this address the owner of a business that has none; one of its own staff may be that.
 * @returns the fault that keeps it from happening; null once it has
 */
export async function handOver(
  { db, jobs, ...services }: OwnServices,
  actor: string,
  businessId: number,
  email: string,
): Promise<HandOverFault | null> {
  const fault = await db.transaction().execute(async (trx) => {
    if ((await lockOwner(trx, businessId)) !== null) return 'owned';
    const user = (await findAccountByEmail(trx, email))?.user;
    if (!user) return 'no_account';
    if (!user.isactive) return 'inactive';
    if (user.isOperator) return 'operator';
    const isOwnStaff = user.role === 'staff' && user.business_id === businessId;
    if (user.business_id !== null && !isOwnStaff) return 'has_business';
    const entry = { actor, action: 'business hand-over', details: `to account ${user.id}` };
    await becomeOwner(trx, services, businessId, user, entry);
    return null;
  });
  if (fault === null) jobs.wake(mailQueue);
  return fault;
}

/**
 * Takes a business from its owner and staff, who are signed out everywhere: its requests go on to its own address. Nobody
 * is offered it from then on.
 * @returns false when it has no owner
 */
export async function takeBack(
  { db, jobs, ...services }: OwnServices,
  actor: string,
  businessId: number,
  reason: string,
): Promise<boolean> {
  const isDone = await db.transaction().execute(async (trx) => {
    const owner = await lockOwner(trx, businessId);
    if (owner === null) return false;
    const also = (await endMemberships(trx, businessId)).map(({ id }) => id);
    await trx
      .updateTable('business')
      .set({ is_claimable: false })
      .where('id', '=', businessId)
      .execute();
    await queueSellerMail(trx, services, businessId, 'business-taken', { reason, also });
    const subject = `business ${businessId}`;
    const details = `from account ${owner}: ${reason}`;
    await recordAction(trx, { actor, action: 'business take-back', subject, details });
    return true;
  });
  if (isDone) jobs.wake(mailQueue);
  return isDone;
}
