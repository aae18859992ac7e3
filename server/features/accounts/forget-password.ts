import type { Parts } from '../../parts.ts';
import type { Jobs, Queue } from '../../platform/jobs/index.ts';
import { mailQueue } from '../../platform/mail/index.ts';
import { findAccountByEmail } from './account-queries.ts';
import { queueAccountMail } from './mails/queue-account-mail.ts';

/** The addresses for which somebody has asked for a link. */
export const forgottenQueue: Queue<{ email: string }> = { name: 'forgotten-passwords' };

/**
 * Notes that somebody has forgotten a password. Whether the address has an account is looked up later, by a worker, so
 * that the answer is the same in content and in time.
 */
export async function forgetPassword(
  { db, jobs }: Pick<Parts, 'db' | 'jobs'>,
  email: string,
): Promise<void> {
  await db.transaction().execute((trx) => jobs.send(trx, forgottenQueue, { email }));
  jobs.wake(forgottenQueue);
}

/** Sends the link to set a new password, where the address has an account. */
export async function sendResetLink(
  parts: Pick<Parts, 'clock' | 'db' | 'settings'> & { jobs: Pick<Jobs, 'wake'> },
  { email }: { email: string },
): Promise<void> {
  const account = await findAccountByEmail(parts.db, email);
  if (!account) return;
  const { id, email: address } = account.user;
  const mail = { kind: 'reset-password', accountId: id, email: address } as const;
  await queueAccountMail(parts.db, parts, mail);
  parts.jobs.wake(mailQueue);
}
