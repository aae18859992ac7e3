import type { ChangeEmailForm } from '@orendi/contract/schemas/account-forms';
import type { User } from '@orendi/contract/schemas/user';
import type { Parts } from '../../parts.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { mailQueue } from '../../platform/mail/index.ts';
import { isEmailTaken, updateAccount } from './account-queries.ts';
import { checkPassword } from './check-password.ts';
import { emailTaken } from './faults.ts';
import { queueAccountMail } from './mails/queue-account-mail.ts';

/**
 * Asks the owner of a new address to verify it; until then the account keeps the old one, so that a slip of the finger
 * locks nobody out.
 * @throws ApiError VALIDATION when the password is wrong or the address has an account
 */
export async function changeEmail(
  parts: Pick<Parts, 'clock' | 'db' | 'jobs' | 'passwords' | 'settings'>,
  user: User,
  { email, currentPassword }: ChangeEmailForm,
): Promise<void> {
  const { db, jobs } = parts;
  await checkPassword(parts, user.id, currentPassword);
  const newEmail = email.toLowerCase();
  if (await isEmailTaken(db, newEmail)) throw new ApiError('VALIDATION', { faults: [emailTaken] });
  await db.transaction().execute(async (trx) => {
    await updateAccount(trx, user.id, { new_email: newEmail });
    await queueAccountMail(trx, parts, {
      kind: 'verify-new-email',
      accountId: user.id,
      email: newEmail,
    });
  });
  jobs.wake(mailQueue);
}
