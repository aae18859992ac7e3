import type { Services } from '../../services.ts';
import type { Jobs, Queue } from '../../platform/jobs/index.ts';
import { mailQueue } from '../../platform/mail/index.ts';
import { findAccountByEmail } from './account-queries.ts';
import { queueAccountMail } from './mails/queue-account-mail.ts';

/** The addresses for which a reset link was requested. */
export const forgottenQueue: Queue<{ email: string }> = { name: 'forgotten-passwords' };

/**
 * Queues a request for a reset link. A worker looks up later whether the address has an account, so that neither the
 * answer nor its timing reveals it.
 */
export async function forgetPassword(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  email: string,
): Promise<void> {
  await db.transaction().execute((trx) => jobs.send(trx, forgottenQueue, { email }));
  jobs.wake(forgottenQueue);
}

/** Sends a reset link if the address has an account. */
export async function sendResetLink(
  services: Pick<Services, 'clock' | 'db' | 'settings'> & { jobs: Pick<Jobs, 'wake'> },
  { email }: { email: string },
): Promise<void> {
  const account = await findAccountByEmail(services.db, email);
  if (!account) return;
  const { id, email: address } = account.user;
  const mail = { kind: 'reset-password', accountId: id, email: address } as const;
  await queueAccountMail(services.db, services, mail);
  services.jobs.wake(mailQueue);
}
