import type { Kysely } from 'kysely';
import type { Parts } from '../../../parts.ts';
import type { Database } from '../../../platform/db/tables.ts';
import { mailHost, queueMails } from '../../../platform/mail/index.ts';
import { type AccountMail, accountTemplate, linkHours } from './account-mail-kinds.ts';

/**
 * Stores a mail to the owner of an account. It goes when the account goes.
 * @param trx the transaction of what causes it, where there is one
 */
export async function queueAccountMail(
  trx: Kysely<Database>,
  { clock, settings }: Pick<Parts, 'clock' | 'settings'>,
  { kind, accountId, email }: Omit<AccountMail, 'expiresAt'>,
): Promise<void> {
  const expiresAt = Math.floor(clock().getTime() / 1000) + linkHours[kind] * 3600;
  await queueMails(trx, mailHost(settings.mailFrom), {
    subjectId: `${kind}-${accountId}`,
    template: accountTemplate,
    payload: { kind, accountId, email, expiresAt } satisfies AccountMail,
    recipients: [email],
    accountId,
  });
}
