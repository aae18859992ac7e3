import type { Invitation } from '@orendi/contract/schemas/members';
import type { User } from '@orendi/contract/schemas/user';
import { m } from '@orendi/messages';
import { sql } from 'kysely';
import type { Services } from '../../../services.ts';
import type { Db, Trx } from '../../../platform/db/tables.ts';
import { recordAction } from '../../../platform/audit/record-action.ts';
import { ApiError, conflict } from '../../../platform/http/api-error.ts';
import { withMails } from '../../../platform/mail/index.ts';
import { say } from '../../../platform/sentence.ts';
import { tellOperators } from '../../operator-news/index.ts';
import { lockAccount, updateAccount } from '../account-queries.ts';
import { becomeOwner, lockOwner } from '../claim-business.ts';
import { badLink } from '../faults.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { findInvitation, findInvitationById, type FoundInvitation } from '../invitation-queries.ts';

/**
 * @param accountId of whoever holds the link, if signed in
 * @throws ApiError BAD_REQUEST for a link that is void, or that somebody else has used
 */
export async function getInvitation(db: Db, token: string, accountId: number | undefined) {
  const found = await requireInvitation(db, token, accountId);
  const { business_name, role, invited_by, email, expires_at } = found;
  return { business_name, role, invited_by, email, expires_at, state: stateOf(found) };
}

async function requireInvitation(db: Db, token: string, accountId: number | undefined) {
  const found = await findInvitation(db, token);
  const isOthers = found?.accepted_by != null && found.accepted_by !== accountId;
  if (!found || isOthers) throw badLink();
  return found;
}

function stateOf({ accepted_by, awaits_operator }: FoundInvitation): Invitation['state'] {
  if (accepted_by === null) return 'open';
  return awaits_operator ? 'waiting' : 'accepted';
}

/**
 * Makes an account the owner or staff of a business. Whoever could have come by the link of a business with requests waits
 * for the operator. Accepting it again changes nothing and is not an error.
 * @param user verified, and no operator
 * @throws ApiError BAD_REQUEST for a void link, FORBIDDEN for another address than the one that is invited, CONFLICT for
 * an account with a business
 */
export async function acceptInvitation(
  services: Pick<Services, 'db' | 'clock' | 'jobs' | 'settings'>,
  { id: accountId }: User,
  token: string,
): Promise<'waiting' | 'accepted'> {
  return withMails(services, async (trx) => {
    const account = await lockAccount(trx, accountId);
    const { business_id: businessId } = await requireInvitation(trx, token, accountId);
    // Owners change only under this lock, and one of two who hold the link comes second.
    const isOwned = (await lockOwner(trx, businessId)) !== null;
    const found = await requireInvitation(trx, token, accountId);
    const known = stateOf(found);
    if (known !== 'open') return known;
    if (!account) throw badLink();
    const { user } = account;
    if (found.email !== null && found.email !== user.email) {
      const sentence = say(m.api_invitation_other, { email: found.email });
      throw new ApiError('FORBIDDEN', { sentence });
    }
    if (user.business_id !== null) {
      // Two shops of one owner can be merged, which the operator does.
      throw conflict(found.role === 'owner' ? m.api_invitation_merge : m.api_invitation_busy);
    }
    if (found.role === 'owner' && isOwned) throw badLink();
    const isWaiting = await becomeMember(trx, services, found, user);
    const { numAffectedRows } = await sql`
      update invitation set accepted_by = ${accountId}, awaits_operator = ${isWaiting}, email = null
      where id = ${found.id}`.execute(trx);
    // Withdrawn since it was read.
    if (numAffectedRows === 0n) throw badLink();
    const [actor, subject] = [`account ${accountId}`, `business ${businessId}`];
    await recordAction(trx, { actor, action: 'invitation accept', subject, details: found.role });
    return isWaiting ? 'waiting' : 'accepted';
  });
}

/** @returns whether the operator has to say yes first */
async function becomeMember(
  trx: Trx,
  services: Pick<Services, 'clock' | 'jobs' | 'settings'>,
  found: FoundInvitation,
  user: User,
): Promise<boolean> {
  const { business_id: businessId, business_name: business } = found;
  const name = `${user.name} ${user.surname}`;
  if (found.role === 'staff') {
    await updateAccount(trx, user.id, { staff_of: businessId });
    const owner = await trx
      .selectFrom('account')
      .select(['id', 'email'])
      .where('business_id', '=', businessId)
      .executeTakeFirst();
    const about = { business: { name: business, reason: name } };
    if (owner) await queueAccountMail(trx, services, 'staff-joined', owner, about);
    return false;
  }
  const { rows: requests } = await sql`
    select from request where business_id = ${businessId} limit 1`.execute(trx);
  if (found.email !== null || requests.length === 0) {
    await becomeOwner(trx, services, businessId, user);
    return false;
  }
  await tellOperators(trx, services, {
    topic: `claim-${businessId}`,
    title: say(m.mail_claim_subject, { business }),
    lines: [say(m.mail_claim_text, { business, name, email: user.email })],
    path: '/operator/businesses?state=claimed',
  });
  return true;
}

/**
 * The operator's yes to an account that has accepted an invitation.
 * @throws ApiError NOT_FOUND when nobody waits by it, CONFLICT when the account has a business by now, or the business an
 * owner
 */
export async function confirmInvitation(
  services: Pick<Services, 'db' | 'clock' | 'jobs' | 'settings'>,
  actor: string,
  id: number,
): Promise<void> {
  await withMails(services, async (trx) => {
    const claimed = await findInvitationById(trx, id);
    const account = claimed && (await lockAccount(trx, claimed.accepted_by ?? 0));
    const owner = claimed && (await lockOwner(trx, claimed.business_id));
    // Read again under the locks, which everybody takes in this order.
    const claim = await findInvitationById(trx, id);
    if (!account || !claim?.awaits_operator) throw new ApiError('NOT_FOUND');
    if (owner) throw conflict(m.api_invitation_owned);
    if (account.user.business_id !== null) throw conflict(m.api_claimant_busy);
    const entry = { actor, action: 'invitation confirm' };
    await becomeOwner(trx, services, claim.business_id, account.user, entry);
    await sql`update invitation set awaits_operator = false where id = ${id}`.execute(trx);
  });
}
