import type { ResetPasswordForm } from '@orendi/contract/schemas/account-forms';
import type { Services } from '../../services.ts';
import { mailQueue } from '../../platform/mail/index.ts';
import { type Account, findAccountById, holdAccount, updatePassword } from './account-queries.ts';
import { endSessions } from './end-sessions.ts';
import { badLink } from './faults.ts';
import { isSigned, readToken } from './link-token.ts';
import { queueAccountMail } from './mails/queue-account-mail.ts';
import { passwordState } from './write-reset-link.ts';

/**
 * Sets a new password by a mailed link, which works once, and ends all sessions.
 * @throws ApiError BAD_REQUEST for a link that is malformed, expired or already used
 */
export async function resetPassword(
  services: Pick<Services, 'clock' | 'db' | 'jobs' | 'passwords' | 'secret' | 'settings'>,
  { token, password }: ResetPasswordForm,
): Promise<void> {
  const { clock, db, jobs, passwords, secret } = services;
  const link = readToken(token);
  if (!link || link.expiresAt * 1000 < clock().getTime()) throw badLink();
  const checked = (account: Account | undefined): Account => {
    const fits = account && isSigned(secret, 'reset-password', link, passwordState(account));
    if (!fits) throw badLink();
    return account;
  };
  // Checked before hashing, so that strangers cannot cause that work, and again below under a lock.
  checked(await findAccountById(db, link.accountId));
  const passwordHash = await passwords.hash(password);
  await db.transaction().execute(async (trx) => {
    const { user } = checked(await holdAccount(trx, link.accountId));
    await updatePassword(trx, user.id, passwordHash);
    await endSessions(trx, user.id, () => true);
    await queueAccountMail(trx, services, {
      kind: 'password-changed',
      accountId: user.id,
      email: user.email,
    });
  });
  jobs.wake(mailQueue);
}
