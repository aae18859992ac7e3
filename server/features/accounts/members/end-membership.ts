import type { People } from '@orendi/contract/schemas/members';
import { sql } from 'kysely';
import type { Services } from '../../../services.ts';
import { recordAction } from '../../../platform/audit/record-action.ts';
import type { Db, Trx } from '../../../platform/db/tables.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { mailQueue } from '../../../platform/mail/index.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { endSessions } from '../sessions.ts';
import { listOpenInvitations, presentInvitation } from '../invitation-queries.ts';

export async function listPeople(
  services: Pick<Services, 'db' | 'secret' | 'settings'>,
  businessId: number,
): Promise<People> {
  const { db } = services;
  const staff = await db
    .selectFrom('account')
    .select(['id', 'name', 'surname', 'email'])
    .where('staff_of', '=', businessId)
    .orderBy('name')
    .orderBy('id')
    .execute();
  const open = await listOpenInvitations(db, businessId);
  return { staff, invitations: open.map((row) => presentInvitation(services, row)) };
}

/**
 * Ends the membership of staff, who are told: their sessions go, and with them live events and messages.
 * @param accountId of one; if absent all, and every invitation of the business
 * @returns how many they were
 */
export async function endStaff(
  trx: Trx,
  services: Pick<Services, 'clock' | 'settings'>,
  businessId: number,
  accountId?: number,
): Promise<number> {
  if (accountId === undefined) await endInvitations(trx, businessId);
  await sql`delete from invitation where role = 'staff' and accepted_by = ${accountId ?? null}`.execute(
    trx,
  );
  const { rows } = await sql<{ id: number; email: string; name: string }>`
    update account a set staff_of = null, updated_at = now() from business b
    where a.staff_of = ${businessId} and b.id = a.staff_of
      and a.id = coalesce(${accountId ?? null}::integer, a.id)
    returning a.id, a.email, b.business_name as name`.execute(trx);
  for (const { id, email, name } of rows) {
    await endSessions(trx, id, () => true);
    const about = { business: { name, reason: '' } };
    await queueAccountMail(trx, services, 'staff-removed', { id, email }, about);
  }
  return rows.length;
}

/**
 * Ends the invitations of a business whose owner goes: nobody comes back by a link from before. Who has accepted one and
 * waits is still for the operator to judge.
 */
export async function endInvitations(trx: Trx, businessId: number): Promise<void> {
  await sql`
    delete from invitation where business_id = ${businessId} and not awaits_operator`.execute(trx);
}

/** @throws ApiError NOT_FOUND unless the account works for the business */
export async function removeStaff(
  services: Pick<Services, 'clock' | 'db' | 'jobs' | 'settings'>,
  businessId: number,
  accountId: number,
): Promise<void> {
  const { db, jobs } = services;
  const ended = await db
    .transaction()
    .execute((trx) => endStaff(trx, services, businessId, accountId));
  if (ended === 0) throw new ApiError('NOT_FOUND');
  jobs.wake(mailQueue);
}

/** @throws ApiError NOT_FOUND unless it is open and of the business */
export async function withdrawInvitation(db: Db, businessId: number, id: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('invitation')
    .where('id', '=', id)
    .where('business_id', '=', businessId)
    .where('role', '=', 'staff')
    .where('accepted_by', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError('NOT_FOUND');
}

/**
 * The operator's withdrawal of an invitation to own a business, or the no to whoever has accepted it, who is told.
 * @throws ApiError NOT_FOUND for one that has served
 */
export async function endInvitation(
  services: Pick<Services, 'clock' | 'db' | 'jobs' | 'settings'>,
  actor: string,
  id: number,
): Promise<void> {
  const { db, jobs } = services;
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ business_id: number; name: string; claimant: number | null }>`
      delete from invitation i using business b
      where i.id = ${id} and i.role = 'owner' and b.id = i.business_id
        and (i.accepted_by is null or i.awaits_operator)
      returning b.id as business_id, b.business_name as name, i.accepted_by as claimant`.execute(
      trx,
    );
    const [ended] = rows;
    if (!ended) throw new ApiError('NOT_FOUND');
    const claimant = await trx
      .selectFrom('account')
      .select(['id', 'email'])
      .where('id', '=', ended.claimant)
      .executeTakeFirst();
    const about = { business: { name: ended.name, reason: '' } };
    if (claimant) await queueAccountMail(trx, services, 'claim-refused', claimant, about);
    const subject = `business ${ended.business_id}`;
    await recordAction(trx, { actor, action: 'invitation end', subject });
  });
  jobs.wake(mailQueue);
}
