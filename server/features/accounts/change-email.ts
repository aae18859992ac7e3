import type { ChangeEmailForm } from '@orendi/contract/schemas/account-forms';
import type { User } from '@orendi/contract/schemas/user';
import type { Services } from '../../services.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { mailQueue } from '../../platform/mail/index.ts';
import { isEmailTaken, updateAccount } from './account-queries.ts';
import { checkPassword } from './check-password.ts';
import { emailTaken } from './faults.ts';
import { queueAccountMail } from './mails/queue-account-mail.ts';

/**
 * Sends a verification link to a new address. The account keeps its old address until the link is used, so that a typo
 * locks nobody out.
 * @throws ApiError VALIDATION when the password is wrong or the address already has an account
 */
export async function changeEmail(
  services: Pick<Services, 'clock' | 'db' | 'jobs' | 'passwords' | 'settings'>,
  user: User,
  { email, currentPassword }: ChangeEmailForm,
): Promise<void> {
  const { db, jobs } = services;
  await checkPassword(services, user.id, currentPassword);
  const newEmail = email.toLowerCase();
  if (await isEmailTaken(db, newEmail)) throw new ApiError('VALIDATION', { faults: [emailTaken] });
  await db.transaction().execute(async (trx) => {
    await updateAccount(trx, user.id, { new_email: newEmail });
    await queueAccountMail(trx, services, {
      kind: 'verify-new-email',
      accountId: user.id,
      email: newEmail,
    });
  });
  jobs.wake(mailQueue);
}
