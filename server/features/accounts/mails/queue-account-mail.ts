import type { Kysely } from 'kysely';
import type { Services } from '../../../services.ts';
import type { Database } from '../../../platform/db/tables.ts';
import { mailHost, queueMails } from '../../../platform/mail/index.ts';
import { type AccountMail, accountTemplate, linkHours } from './account-mail-kinds.ts';

/**
 * Stores a mail to the owner of an account in the outbox; it is deleted together with the account.
 * @param trx the transaction of the change that causes the mail, if there is one
 */
export async function queueAccountMail(
  trx: Kysely<Database>,
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  { kind, accountId, email, business, listing, factors }: Omit<AccountMail, 'expiresAt' | 'stamp'>,
): Promise<void> {
  const expiresAt = Math.floor(clock().getTime() / 1000) + linkHours[kind] * 3600;
  const { stamp } = await trx
    .selectFrom('account')
    .select('stamp')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  await queueMails(trx, mailHost(settings.mailFrom), {
    subjectId: `${kind}-${accountId}`,
    template: accountTemplate,
    payload: {
      kind,
      accountId,
      email,
      stamp,
      business,
      listing,
      factors,
      expiresAt,
    } satisfies AccountMail,
    recipients: [email],
    accountId,
  });
}
