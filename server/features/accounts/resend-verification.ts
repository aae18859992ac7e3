import type { User } from '@orendi/contract/schemas/user';
import type { Services } from '../../services.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { mailQueue } from '../../platform/mail/index.ts';
import { byRecipient, emailKey } from './limits.ts';
import { queueAccountMail } from './mails/queue-account-mail.ts';

/**
 * Sends the verification mail again.
 * @throws ApiError CONFLICT when the address is verified already, RATE_LIMITED when it has been sent too many mails
 */
export async function resendVerification(
  services: Pick<Services, 'clock' | 'countCall' | 'db' | 'jobs' | 'settings'>,
  { id, email, isactive }: User,
): Promise<void> {
  if (isactive) throw new ApiError('CONFLICT');
  await services.countCall(byRecipient.verify, emailKey(email));
  const mail = { kind: 'verify-email', accountId: id, email } as const;
  await queueAccountMail(services.db, services, mail);
  services.jobs.wake(mailQueue);
}
