import type { User } from '@orendi/contract/schemas/user';
import type { Services } from '../../services.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { mailQueue } from '../../platform/mail/index.ts';
import { queueAccountMail } from './mails/queue-account-mail.ts';

/**
 * Sends the verification mail again.
 * @throws ApiError CONFLICT when the address is verified already
 */
export async function resendVerification(
  services: Pick<Services, 'clock' | 'db' | 'jobs' | 'settings'>,
  { id, email, isactive }: User,
): Promise<void> {
  if (isactive) throw new ApiError('CONFLICT');
  const mail = { kind: 'verify-email', accountId: id, email } as const;
  await queueAccountMail(services.db, services, mail);
  services.jobs.wake(mailQueue);
}
