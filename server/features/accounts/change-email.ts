import type { ChangeEmailForm } from '@orendi/contract/schemas/account-forms';
import type { User } from '@orendi/contract/schemas/user';
import type { Services } from '../../services.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { mailQueue } from '../../platform/mail/index.ts';
import { isEmailTaken, updateAccount } from './account-queries.ts';
import { checkPassword, holdChecked } from './check-password.ts';
import { emailTaken } from './faults.ts';
import { byAccount, byRecipient, emailKey } from './limits.ts';
import { queueAccountMail } from './mails/queue-account-mail.ts';
import { recordSecurityEvent } from './security-events.ts';
import type { SignInPlace } from './sign-in-place.ts';

/**
 * Sends a verification link to a new address, and word of it to the old one. The account keeps its old address until the
 * link is used, so that a typo locks nobody out.
 * @throws ApiError VALIDATION when the password is wrong or the address already has an account, RATE_LIMITED when the
 * account has asked, or the address has been sent links, too often
 */
export async function changeEmail(
  services: Pick<Services, 'clock' | 'countCall' | 'db' | 'jobs' | 'passwords' | 'settings'>,
  { id }: User,
  { email, currentPassword }: ChangeEmailForm,
  place: SignInPlace,
): Promise<void> {
  const { countCall, db, jobs } = services;
  const checked = await checkPassword(services, id, currentPassword);
  const newEmail = email.toLowerCase();
  if (await isEmailTaken(db, newEmail)) throw new ApiError('VALIDATION', { faults: [emailTaken] });
  await countCall(byAccount.changeEmail, String(id));
  await countCall(byRecipient.changeEmail, emailKey(newEmail));
  await db.transaction().execute(async (trx) => {
    const { user } = await holdChecked(trx, checked);
    await updateAccount(trx, id, { new_email: newEmail });
    for (const [kind, recipient] of [
      ['email-change-asked', user.email],
      ['verify-new-email', newEmail],
    ] as const) {
      await queueAccountMail(trx, services, { kind, accountId: id, email: recipient });
    }
    await recordSecurityEvent(trx, id, 'email_change_asked', place);
  });
  jobs.wake(mailQueue);
}
