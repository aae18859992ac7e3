import { sql } from 'kysely';
import type { User } from '@orendi/contract/schemas/user';
import type { Services } from '../../services.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { Trx } from '../../platform/db/tables.ts';
import { noBusinessFound } from '../../platform/http/api-error.ts';
import { mailQueue } from '../../platform/mail/index.ts';
import {
  claimBusiness,
  endInvitations,
  endSessions,
  findAccountByEmail,
} from '../accounts/index.ts';
import { digestTemplate } from '../requests/index.ts';
import { tellAbout } from './tell-about.ts';

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
    const { owner } = await lockOwnership(trx, businessId);
    if (owner !== null) return 'owned';
    const user = (await findAccountByEmail(trx, email))?.user;
    if (!user) return 'no_account';
    if (!user.isactive) return 'inactive';
    if (user.isOperator) return 'operator';
    const isOwnStaff = user.role === 'staff' && user.business_id === businessId;
    if (user.business_id !== null && !isOwnStaff) return 'has_business';
    await trx.updateTable('account').set({ staff_of: null }).where('id', '=', user.id).execute();
    await give(trx, services, { actor, action: 'business hand-over' }, businessId, user);
    return null;
  });
  if (fault === null) jobs.wake(mailQueue);
  return fault;
}

/** @throws ApiError CONFLICT when the account has a business by now */
export async function give(
  trx: Trx,
  services: Pick<Services, 'clock' | 'settings'>,
  entry: { actor: string; action: string },
  businessId: number,
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<void> {
  await claimBusiness(trx, id, businessId);
  await tellAbout(trx, services, 'business-given', businessId, { reason: email });
  const [subject, details] = [`business ${businessId}`, `to account ${id}`];
  await recordAction(trx, { ...entry, subject, details });
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
    const { owner, members } = await lockOwnership(trx, businessId);
    if (owner === null) return false;
    await sql`
      update account set business_id = null, staff_of = null
      where id = any(${members}::int[])`.execute(trx);
    for (const id of members) await endSessions(trx, id, () => true);
    await endInvitations(trx, businessId);
    await trx
      .updateTable('business')
      .set({ is_claimable: false })
      .where('id', '=', businessId)
      .execute();
    await tellAbout(trx, services, 'business-taken', businessId, { reason, also: members });
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

/** Lets no mail about requests reach the addresses of former members, not even one that waits to be sent. */
async function readdress(
  trx: Trx,
  { settings }: Pick<Services, 'settings'>,
  businessId: number,
  members: number[],
): Promise<void> {
  const theirs = sql`(select email from account where id = any(${members}::int[]))`;
  const isWaiting = sql`sent_at is null and lower(recipient) in ${theirs} and (
    request_id in (select id from request where business_id = ${businessId})
    or template = ${digestTemplate} and payload ->> 'businessId' = ${String(businessId)})`;
  const address = sql`(select email from business where id = ${businessId})`;
  await sql`delete from mail where ${isWaiting} and lower(recipient) <> lower(${address})`.execute(
    trx,
  );
  const operator = sql`select email from account where is_operator order by id limit 1`;
  await sql`
    update business set email = coalesce(${settings.operatorEmail}, (${operator}), email)
    where id = ${businessId} and lower(email) in ${theirs}`.execute(trx);
  await sql`update mail set recipient = ${address} where ${isWaiting}`.execute(trx);
}

/**
 * Locks a business, and tells whose it is; of two who change that, the second sees what the first has done.
 * @throws ApiError NOT_FOUND when there is none
 */
export async function lockOwnership(trx: Trx, businessId: number) {
  const { rows: locked } =
    await sql`select from business where id = ${businessId} for no key update`.execute(trx);
  if (locked.length === 0) throw noBusinessFound();
  const { rows } = await sql<{ id: number; is_owner: boolean }>`
    select id, business_id is not null as is_owner from account
    where business_id = ${businessId} or staff_of = ${businessId} order by id for update`.execute(
    trx,
  );
  const owner = rows.find(({ is_owner }) => is_owner)?.id ?? null;
  return { owner, members: rows.map(({ id }) => id) };
}
