import type { ChangePasswordForm } from '@orendi/contract/schemas/account-forms';
import type { Parts } from '../../parts.ts';
import type { Session } from '../../platform/http/session.ts';
import { mailQueue } from '../../platform/mail/index.ts';
import { updatePassword } from './account-queries.ts';
import { checkPassword } from './check-password.ts';
import { endSessions } from './end-sessions.ts';
import { queueAccountMail } from './mails/queue-account-mail.ts';

/**
 * Changes the password of whoever knows the present one, and ends all other sessions.
 * @throws ApiError VALIDATION when the present password is wrong
 */
export async function changePassword(
  parts: Pick<Parts, 'clock' | 'db' | 'jobs' | 'passwords' | 'settings'>,
  session: Session,
  { currentPassword, password }: ChangePasswordForm,
): Promise<void> {
  const { db, jobs, passwords } = parts;
  const { id, email } = session.user;
  await checkPassword(parts, id, currentPassword);
  const passwordHash = await passwords.hash(password);
  await db.transaction().execute(async (trx) => {
    await updatePassword(trx, id, passwordHash);
    await endSessions(trx, id, (other) => other !== session.id);
    await queueAccountMail(trx, parts, { kind: 'password-changed', accountId: id, email });
  });
  jobs.wake(mailQueue);
}
