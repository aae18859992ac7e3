import type { Language } from '@orendi/contract/language';
import type { User } from '@orendi/contract/schemas/user';
import type { ChangeEmailForm, ChangePasswordForm } from '@orendi/contract/schemas/account-forms';
import type { Services } from '../../services.ts';
import type { Session } from '../../platform/http/session.ts';
import { mailQueue } from '../../platform/mail/index.ts';
import { isEmailTaken, updateAccount, updatePassword } from './account-queries.ts';
import { checkPassword, lockChecked } from './check-password.ts';
import { endSessions } from './sessions.ts';
import { listFactors } from './factors/factor-queries.ts';
import { queueAccountMail } from './mails/queue-account-mail.ts';
import { recordSecurityEvent, type SignInPlace } from './security-events.ts';
import { emailTaken } from './faults.ts';
import { byAccount, byRecipient, emailKey } from './limits.ts';

/** Changes the user's language, and with it the language of the mails to their business. */
export async function changeLanguage({ db }: Pick<Services, 'db'>, user: User, language: Language) {
  await db.transaction().execute(async (trx) => {
    await updateAccount(trx, user.id, { language });
    if (user.business_id === null) return;
    await trx
      .updateTable('business')
      .set({ language })
      .where('id', '=', user.business_id)
      .execute();
  });
  return { ...user, language };
}

/**
 * Also ends all other sessions and everything pending.
 * @throws ApiError VALIDATION for a wrong password
 */
export async function changePassword(
  services: Pick<Services, 'clock' | 'db' | 'jobs' | 'passwords' | 'settings'>,
  session: Session,
  { currentPassword, password }: ChangePasswordForm,
  place: SignInPlace,
): Promise<void> {
  const { db, jobs, passwords } = services;
  const { id } = session.user;
  const checked = await checkPassword(services, id, currentPassword);
  const passwordHash = await passwords.hash(password);
  await db.transaction().execute(async (trx) => {
    const { user } = await lockChecked(trx, checked);
    await updatePassword(trx, id, passwordHash);
    await endSessions(trx, id, (other) => other !== session.id);
    const factors = await listFactors(trx, id);
    await queueAccountMail(trx, services, 'password-changed', user, { factors });
    await recordSecurityEvent(trx, id, 'password_changed', place);
  });
  jobs.wake(mailQueue);
}

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
  if (await isEmailTaken(db, newEmail)) throw emailTaken();
  await countCall(byAccount.changeEmail, String(id));
  await countCall(byRecipient.changeEmail, emailKey(newEmail));
  await db.transaction().execute(async (trx) => {
    const { user } = await lockChecked(trx, checked);
    await updateAccount(trx, id, { new_email: newEmail });
    await queueAccountMail(trx, services, 'email-change-asked', user);
    await queueAccountMail(trx, services, 'verify-new-email', { id, email: newEmail });
    await recordSecurityEvent(trx, id, 'email_change_asked', place);
  });
  jobs.wake(mailQueue);
}
