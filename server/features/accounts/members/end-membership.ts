import type { User } from '@orendi/contract/schemas/user';
import { sql } from 'kysely';
import type { Services } from '../../../services.ts';
import { recordAction } from '../../../platform/audit/record-action.ts';
import { readRow } from '../../../platform/db/rows.ts';
import type { Db, Trx } from '../../../platform/db/tables.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { withMails } from '../../../platform/mail/index.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { endSessions } from '../sessions.ts';
import { listOpenInvitations, presentInvitation } from '../invitation-queries.ts';

export async function listPeople(
  services: Pick<Services, 'db' | 'secret' | 'settings'>,
  businessId: number,
) {
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
 * Ends memberships with all sessions, and with them live events and messages.
 * @param staffId of one; if absent all, the owner's too, and the invitations, so that nobody comes back by a link from
 * before: who has accepted one and waits is still for the operator to judge
 */
export async function endMemberships(trx: Trx, businessId: number, staffId?: number) {
  const [ofInvitation, ofAccount] =
    staffId === undefined
      ? [sql`not awaits_operator`, sql`${businessId} in (business_id, staff_of)`]
      : [
          sql`role = 'staff' and accepted_by = ${staffId}`,
          sql`staff_of = ${businessId} and id = ${staffId}`,
        ];
  await sql`
    delete from invitation where business_id = ${businessId} and ${ofInvitation}`.execute(trx);
  const { rows } = await sql<{ id: number; email: string }>`
    update account set business_id = null, staff_of = null, updated_at = now()
    where ${ofAccount} returning id, email`.execute(trx);
  for (const { id } of rows) await endSessions(trx, id, () => true);
  return rows;
}

/**
 * Ends the membership of staff, who are told.
 * @param accountId of one; if absent all, once there is no owner any more
 * @returns how many they were
 */
export async function endStaff(
  trx: Trx,
  services: Pick<Services, 'clock' | 'settings'>,
  businessId: number,
  accountId?: number,
): Promise<number> {
  const { business_name: name } = await readRow(trx, 'business', businessId, ['business_name']);
  const ended = await endMemberships(trx, businessId, accountId);
  for (const account of ended) {
    const about = { business: { name, reason: '' } };
    await queueAccountMail(trx, services, 'staff-removed', account, about);
  }
  return ended.length;
}

/** @throws ApiError NOT_FOUND unless the account works for the business */
export async function removeStaff(
  services: Pick<Services, 'clock' | 'db' | 'jobs' | 'settings'>,
  businessId: number,
  accountId: number,
): Promise<void> {
  const ended = await withMails(services, (trx) => endStaff(trx, services, businessId, accountId));
  if (ended === 0) throw new ApiError('NOT_FOUND');
}

/** @throws ApiError NOT_FOUND unless it is open and of the business */
export async function withdrawInvitation(db: Db, businessId: number, id: number): Promise<void> {
  const { numAffectedRows } = await sql`
    delete from invitation where id = ${id} and business_id = ${businessId}
      and role = 'staff' and accepted_by is null`.execute(db);
  if (numAffectedRows === 0n) throw new ApiError('NOT_FOUND');
}

interface EndedInvitation {
  business_id: number;
  name: string;
  /** Who has accepted it. */
  claimant: Pick<User, 'id' | 'email'> | null;
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
  await withMails(services, async (trx) => {
    const { rows } = await sql<EndedInvitation>`
      delete from invitation i using business b
      where i.id = ${id} and i.role = 'owner' and b.id = i.business_id
        and (i.accepted_by is null or i.awaits_operator)
      returning b.id as business_id, b.business_name as name, (
        select json_build_object('id', id, 'email', email) from account where id = i.accepted_by
      ) as claimant`.execute(trx);
    const [ended] = rows;
    if (!ended) throw new ApiError('NOT_FOUND');
    const { business_id, name, claimant } = ended;
    const about = { business: { name, reason: '' } };
    if (claimant) await queueAccountMail(trx, services, 'claim-refused', claimant, about);
    const subject = `business ${business_id}`;
    await recordAction(trx, { actor, action: 'invitation end', subject });
  });
}
