import type { User } from '@orendi/contract/schemas/user';
import type { ResetPasswordForm } from '@orendi/contract/schemas/account-forms';
import type { Services } from '../../services.ts';
import type { Trx } from '../../platform/db/tables.ts';
import { mailQueue, withMails } from '../../platform/mail/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import {
  type Account,
  endPending,
  lockAccount,
  findAccountByEmail,
  findAccountById,
  updatePassword,
} from './account-queries.ts';
import { badLink } from './faults.ts';
import { isSigned, readToken } from './link-token.ts';
import { queueAccountMail } from './mails/queue-account-mail.ts';
import { refuseTakenEmail } from './taken-email.ts';
import { recordSecurityEvent, type SignInPlace } from './security-events.ts';
import { byRecipient, emailKey } from './limits.ts';
import type { Jobs, Queue } from '../../platform/jobs/index.ts';
import { endSessions } from './sessions.ts';
import { listFactors } from './factors/factor-queries.ts';

/**
 * Marks an address as verified by the link mailed to it: the registered address, or a new one, which then replaces it.
 * Ends everything else that is pending. Using the link again right after does nothing and is not an error.
 * @throws ApiError BAD_REQUEST for a link that is malformed or expired, VALIDATION when another account has the address
 * by now
 */
export async function verifyEmail(
  services: Pick<Services, 'clock' | 'db' | 'jobs' | 'secret' | 'settings'>,
  token: string,
  place: SignInPlace,
): Promise<void> {
  const { clock, secret } = services;
  const link = readToken(token);
  if (!link) throw badLink();
  const isExpired = link.expiresAt * 1000 < clock().getTime();
  const verify = async (trx: Trx) => {
    const account = await lockAccount(trx, link.accountId);
    if (!account) throw badLink();
    const { user, newEmail, stamp } = account;
    const isFor = (email: string, at = stamp) =>
      isSigned(secret, 'verify-email', link, { email, stamp: at });
    // Using it was what moved the stamp on.
    const isUsed = user.isactive && isFor(user.email, stamp - 1);
    const isForPresent = isFor(user.email);
    if (isUsed || (isForPresent && user.isactive)) return;
    if (isExpired) throw badLink();
    if (isForPresent) await endPending(trx, user.id, { isactive: true });
    else if (newEmail !== null && isFor(newEmail)) {
      await endPending(trx, user.id, { email: newEmail, isactive: true });
      // The owner of the old address may not know of the change.
      if (user.isactive) await queueAccountMail(trx, services, 'email-changed', user);
      await recordSecurityEvent(trx, user.id, 'email_changed', place);
    } else throw badLink();
  };
  await refuseTakenEmail(withMails(services, verify));
}

/** @throws ApiError CONFLICT when the address is verified already, RATE_LIMITED after too many mails to it */
export async function resendVerification(
  services: Pick<Services, 'clock' | 'countCall' | 'db' | 'jobs' | 'settings'>,
  user: User,
): Promise<void> {
  if (user.isactive) throw new ApiError('CONFLICT');
  await services.countCall(byRecipient.verify, emailKey(user.email));
  await queueAccountMail(services.db, services, 'verify-email', user);
  services.jobs.wake(mailQueue);
}

export const forgottenQueue: Queue<{ email: string }> = { name: 'forgotten-passwords' };

/** A worker looks the address up later, so that neither answer nor timing reveals whether it has an account. */
export async function forgetPassword({ db, jobs }: Pick<Services, 'db' | 'jobs'>, email: string) {
  await db.transaction().execute((trx) => jobs.send(trx, forgottenQueue, { email }));
  jobs.wake(forgottenQueue);
}

export async function sendResetLink(
  services: Pick<Services, 'clock' | 'db' | 'settings'> & { jobs: Pick<Jobs, 'wake'> },
  { email }: { email: string },
): Promise<void> {
  const account = await findAccountByEmail(services.db, email);
  if (!account) return;
  await queueAccountMail(services.db, services, 'reset-password', account.user);
  services.jobs.wake(mailQueue);
}

/**
 * Ends all sessions and everything pending.
 * @returns the account's id
 * @throws ApiError BAD_REQUEST for a void link
 */
export async function resetPassword(
  services: Pick<Services, 'clock' | 'db' | 'jobs' | 'passwords' | 'secret' | 'settings'>,
  { token, password }: ResetPasswordForm,
  place: SignInPlace,
): Promise<number> {
  // Checked before hashing, so that strangers cannot cause that work, and again below under a lock, when it may have run out.
  const { id } = await requireResetLink(services, token);
  const passwordHash = await services.passwords.hash(password);
  await withMails(services, async (trx) => {
    const user = await requireResetLink(services, token, (own) => lockAccount(trx, own));
    await updatePassword(trx, id, passwordHash);
    await endSessions(trx, id, () => true);
    const factors = await listFactors(trx, id);
    await queueAccountMail(trx, services, 'password-changed', user, { factors });
    await recordSecurityEvent(trx, id, 'password_reset', place);
  });
  return id;
}

type FindAccount = (id: number) => Promise<Account | undefined>;

/**
 * The user for whom a link to set a new password works at present. Costs no hash.
 * @throws ApiError BAD_REQUEST for a void link
 */
export async function requireResetLink(
  services: Pick<Services, 'clock' | 'db' | 'secret'>,
  token: string,
  find?: FindAccount,
): Promise<User> {
  const user = await findUserOfResetLink(services, token, find);
  if (!user) throw badLink();
  return user;
}

/** Like `requireResetLink`, but null for a void link. */
export async function findUserOfResetLink(
  { clock, db, secret }: Pick<Services, 'clock' | 'db' | 'secret'>,
  token: string,
  find: FindAccount = (id) => findAccountById(db, id),
): Promise<User | null> {
  const link = readToken(token);
  if (!link || link.expiresAt * 1000 < clock().getTime()) return null;
  const account = await find(link.accountId);
  if (!account) return null;
  const { user, stamp } = account;
  return isSigned(secret, 'reset-password', link, { email: user.email, stamp }) ? user : null;
}
