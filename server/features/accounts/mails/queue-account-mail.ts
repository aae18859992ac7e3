import type { Transaction } from 'kysely';
import type { Parts } from '../../../parts.ts';
import type { Database } from '../../../platform/db/tables.ts';
import { mailHost, queueMails } from '../../../platform/mail/index.ts';
import { type AccountMail, accountTemplate, linkHours } from './account-mail-kinds.ts';

/** Stores a mail to the owner of an account with what causes it. It goes when the account goes. */
export async function queueAccountMail(
  trx: Transaction<Database>,
  { clock, jobs, settings }: Pick<Parts, 'clock' | 'jobs' | 'settings'>,
  { kind, accountId, email }: Omit<AccountMail, 'expiresAt'>,
): Promise<void> {
  const expiresAt = Math.floor(clock().getTime() / 1000) + linkHours[kind] * 3600;
  await queueMails(trx, jobs, mailHost(settings.mailFrom), {
    subjectId: `${kind}-${accountId}`,
    template: accountTemplate,
    payload: { kind, accountId, email, expiresAt } satisfies AccountMail,
    recipients: [email],
    accountId,
  });
}
