import type { ChangePasswordForm } from '@orendi/contract/schemas/account-forms';
import type { Services } from '../../services.ts';
import type { Session } from '../../platform/http/session.ts';
import { mailQueue } from '../../platform/mail/index.ts';
import { updatePassword } from './account-queries.ts';
import { checkPassword, holdChecked } from './check-password.ts';
import { endSessions } from './end-sessions.ts';
import { listFactors } from './factors/factor-queries.ts';
import { queueAccountMail } from './mails/queue-account-mail.ts';
import { recordSecurityEvent } from './security-events.ts';
import type { SignInPlace } from './sign-in-place.ts';

/**
 * Changes the password after checking the current one, and ends all other sessions and everything pending.
 * @throws ApiError VALIDATION when the current password is wrong
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
    const { email } = (await holdChecked(trx, checked)).user;
    await updatePassword(trx, id, passwordHash);
    await endSessions(trx, id, (other) => other !== session.id);
    const factors = await listFactors(trx, id);
    await queueAccountMail(trx, services, {
      kind: 'password-changed',
      accountId: id,
      email,
      factors,
    });
    await recordSecurityEvent(trx, id, 'password_changed', place);
  });
  jobs.wake(mailQueue);
}
