import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { Trx } from '../../platform/db/tables.ts';
import { mailQueue, withMails } from '../../platform/mail/index.ts';
import {
  becomeOwner,
  endMemberships,
  findAccountByEmail,
  lockOwner,
  queueSellerMail,
} from '../accounts/index.ts';
import { digestTemplate, requestTemplate } from '../requests/index.ts';

/** Why a business cannot be handed to somebody. */
export type HandOverFault = 'owned' | 'no_account' | 'inactive' | 'operator' | 'has_business';

/**
 * Makes the account with this address the owner of a business that has none; one of its own staff may be that.
 * @returns the fault that keeps it from happening; null once it has
 */
export async function handOver(
  services: Pick<Services, 'clock' | 'db' | 'jobs' | 'settings'>,
  actor: string,
  businessId: number,
  email: string,
): Promise<HandOverFault | null> {
  return withMails(services, async (trx) => {
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
}

/**
 * Takes a business from its owner and staff, who are signed out everywhere, and ends its invitations: its requests go on to
 * its own address, or to the operator where that is theirs. Nobody is offered it from then on.
 * @returns false when it has no owner
 */
export async function takeBack(
  { changes, jobs, ...services }: Pick<Services, 'changes' | 'clock' | 'jobs' | 'settings'>,
  actor: string,
  businessId: number,
  reason: string,
): Promise<boolean> {
  const isDone = await changes.transaction(async (trx, touch) => {
    const owner = await lockOwner(trx, businessId);
    if (owner === null) return false;
    const members = (await endMemberships(trx, businessId)).map(({ id }) => id);
    await sql`update business set is_claimable = false where id = ${businessId}`.execute(trx);
    await queueSellerMail(trx, services, businessId, 'business-taken', { reason, also: members });
    await readdress(trx, services, businessId, members);
    touch('listings', `business:${businessId}`);
    const subject = `business ${businessId}`;
    const details = `from account ${owner}: ${reason}`;
    await recordAction(trx, { actor, action: 'business take-back', subject, details });
    return true;
  });
  if (isDone) jobs.wake(mailQueue);
  return isDone;
}

/** Lets no mail for the seller reach the addresses of former members, not even one that waits to be sent. */
async function readdress(
  trx: Trx,
  { settings }: Pick<Services, 'settings'>,
  businessId: number,
  members: number[],
): Promise<void> {
  const theirs = sql`(select email from account where id = any(${members}::int[]))`;
  const isWaiting = sql`sent_at is null and lower(recipient) in ${theirs} and (
    template = ${requestTemplate}
      and request_id in (select id from request where business_id = ${businessId})
    or template = ${digestTemplate} and payload ->> 'businessId' = ${String(businessId)})`;
  const address = sql`(select email from business where id = ${businessId})`;
  await sql`
    delete from mail where ${isWaiting} and lower(recipient) <> lower(${address})`.execute(trx);
  const operator = sql`select email from account where is_operator order by id limit 1`;
  await sql`
    update business set email = coalesce(${settings.operatorEmail}, (${operator}), email)
    where id = ${businessId} and lower(email) in ${theirs}`.execute(trx);
  await sql`update mail set recipient = ${address} where ${isWaiting}`.execute(trx);
}
