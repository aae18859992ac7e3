import { randomUUID } from 'node:crypto';
import { invitations, lifetimes } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Services } from '../../../services.ts';
import { recordAction } from '../../../platform/audit/record-action.ts';
import type { Trx } from '../../../platform/db/tables.ts';
import { conflict } from '../../../platform/http/api-error.ts';
import { mailHost, queueMails, withMails } from '../../../platform/mail/index.ts';
import { hashToken } from '../../../platform/signature.ts';
import { lockOwner } from '../claim-business.ts';
import { byRecipient, emailKey } from '../limits.ts';
import { type InvitationMail, invitationTemplate } from '../mails/queue-account-mail.ts';
import {
  listOpenInvitations,
  presentInvitation,
  writeInvitationToken,
} from '../invitation-queries.ts';

interface Invited {
  businessId: number;
  /** Null for a link to hand over. */
  email: string | null;
}

type Inviting = Pick<Services, 'countCall' | 'db' | 'jobs' | 'secret' | 'settings'>;

/**
 * Invites somebody to work for the business of an owner. A former invitation for the same address ends.
 * @throws ApiError CONFLICT when too many are open, RATE_LIMITED after too many mails to the address
 */
export function inviteStaff(services: Inviting, accountId: number, invited: Invited) {
  return invite(services, invited, async (trx, address) => {
    const open = await listOpenInvitations(trx, invited.businessId);
    const former = open.find(({ email }) => email !== null && email === address);
    if (former) await trx.deleteFrom('invitation').where('id', '=', former.id).execute();
    else if (open.length >= invitations.max) throw conflict(m.api_invitations_full);
    return { role: 'staff' as const, account_id: accountId };
  });
}

/**
 * Invites the owner of a business that has none; a former invitation ends.
 * @param actor the operator who does it
 * @throws ApiError CONFLICT for a business that has an owner, or somebody who waits for a yes
 */
export function inviteOwner(services: Inviting, actor: string, invited: Invited) {
  return invite(services, invited, async (trx) => {
    const { businessId } = invited;
    if ((await lockOwner(trx, businessId)) !== null) throw conflict(m.api_invitation_owned);
    const former = await trx
      .deleteFrom('invitation')
      .where('business_id', '=', businessId)
      .where('role', '=', 'owner')
      .returning('awaits_operator')
      .execute();
    if (former.some((each) => each.awaits_operator)) throw conflict(m.api_invitation_waits);
    await recordAction(trx, {
      actor,
      action: 'business invite',
      subject: `business ${businessId}`,
      details: invited.email === null ? 'by a link' : 'by mail',
    });
    return { role: 'owner' as const, account_id: null };
  });
}

async function invite(
  services: Inviting,
  { businessId, email: typed }: Invited,
  prepare: (
    trx: Trx,
    address: string | null,
  ) => Promise<{ role: 'owner' | 'staff'; account_id: number | null }>,
) {
  const email = typed?.toLowerCase() ?? null;
  if (email !== null) await services.countCall(byRecipient.invite, emailKey(email));
  const seed = randomUUID();
  const days = sql.lit(`${lifetimes.invitationDays} days`);
  const stored = await withMails(services, async (trx) => {
    await sql`select from business where id = ${businessId} for update`.execute(trx);
    const added = await trx
      .insertInto('invitation')
      .values({
        ...(await prepare(trx, email)),
        business_id: businessId,
        email,
        seed,
        token_hash: hashToken(writeInvitationToken(services.secret, seed)),
        expires_at: sql<Date>`now() + ${days}::interval`,
      })
      .returning(['id', 'expires_at'])
      .executeTakeFirstOrThrow();
    if (email !== null) {
      await queueMails(trx, mailHost(services.settings.mailFrom), {
        subjectId: `invitation-${added.id}`,
        template: invitationTemplate,
        payload: { invitationId: added.id } satisfies z.infer<typeof InvitationMail>,
        recipients: [email],
      });
    }
    return added;
  });
  return presentInvitation(services, { ...stored, email, seed });
}
