import type { User } from '@orendi/contract/schemas/user';
import type { Parts } from '../../parts.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { mailQueue } from '../../platform/mail/index.ts';
import { queueAccountMail } from './mails/queue-account-mail.ts';

/**
 * Sends the mail that asks to verify an address once more.
 * @throws ApiError CONFLICT when it is verified
 */
export async function resendVerification(
  parts: Pick<Parts, 'clock' | 'db' | 'jobs' | 'settings'>,
  { id, email, isactive }: User,
): Promise<void> {
  if (isactive) throw new ApiError('CONFLICT');
  const mail = { kind: 'verify-email', accountId: id, email } as const;
  await queueAccountMail(parts.db, parts, mail);
  parts.jobs.wake(mailQueue);
}
