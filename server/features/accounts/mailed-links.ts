import type { User } from '@orendi/contract/schemas/user';
import type { ResetPasswordForm } from '@orendi/contract/schemas/account-forms';
import type { Services } from '../../services.ts';
import type { Trx } from '../../platform/db/tables.ts';
import { mailQueue } from '../../platform/mail/index.ts';
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
import { isSigned, readToken, type Link } from './link-token.ts';
import { queueAccountMail } from './mails/queue-account-mail.ts';
import { refuseTakenEmail } from './taken-email.ts';
import { recordSecurityEvent, type SignInPlace } from './security-events.ts';
import { byRecipient, emailKey } from './limits.ts';
import type { Jobs, Queue } from '../../platform/jobs/index.ts';
import { endSessions } from './sessions.ts';
import { listFactors } from './factors/factor-queries.ts';

type NeededServices = Pick<Services, 'clock' | 'db' | 'jobs' | 'secret' | 'settings'>;

/**
 * Marks an address as verified by the link mailed to it: the registered address, or a new one, which then replaces it.
 * Ends everything else that is pending. Using the link again right after does nothing and is not an error.
 * @throws ApiError BAD_REQUEST for a link that is malformed or expired, VALIDATION when another account has the address
 * by now
 */
export async function verifyEmail(services: NeededServices, token: string, place: SignInPlace) {
  const { clock, db, jobs, secret } = services;
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
    if (isForPresent) await activate(trx, user.id);
    else if (newEmail !== null && isFor(newEmail)) {
      await takeNewEmail(trx, services, account, newEmail);
      await recordSecurityEvent(trx, user.id, 'email_changed', place);
    } else throw badLink();
  };
  await refuseTakenEmail(db.transaction().execute(verify));
  jobs.wake(mailQueue);
}

export async function activate(trx: Trx, accountId: number): Promise<void> {
  await endPending(trx, accountId, { isactive: true });
}

/** Also notifies the old address, whose owner may not know of the change. */
async function takeNewEmail(
  trx: Trx,
  services: NeededServices,
  { user }: Account,
  newEmail: string,
): Promise<void> {
  await endPending(trx, user.id, { email: newEmail, isactive: true });
  if (!user.isactive) return;
  await queueAccountMail(trx, services, 'email-changed', user);
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
  const { db, jobs, passwords } = services;
  const link = readLiveLink(services, token);
  if (!link) throw badLink();
  const checked = (account: Account | undefined): Account => {
    if (!account || !fits(services, link, account)) throw badLink();
    return account;
  };
  // Checked before hashing, so that strangers cannot cause that work, and again below under a lock.
  checked(await findAccountById(db, link.accountId));
  const passwordHash = await passwords.hash(password);
  await db.transaction().execute(async (trx) => {
    const { user } = checked(await lockAccount(trx, link.accountId));
    await updatePassword(trx, user.id, passwordHash);
    await endSessions(trx, user.id, () => true);
    const factors = await listFactors(trx, user.id);
    await queueAccountMail(trx, services, 'password-changed', user, { factors });
    await recordSecurityEvent(trx, user.id, 'password_reset', place);
  });
  jobs.wake(mailQueue);
  return link.accountId;
}

/** The account for which a link to set a new password works at present, else null. Costs no hash. */
export async function accountOfResetLink(
  services: Pick<Services, 'clock' | 'db' | 'secret'>,
  token: string,
): Promise<number | null> {
  const link = readLiveLink(services, token);
  const account = link && (await findAccountById(services.db, link.accountId));
  return account && fits(services, link, account) ? account.user.id : null;
}

type SignedLink = Link & { signature: string };

function readLiveLink({ clock }: Pick<Services, 'clock'>, token: string): SignedLink | null {
  const link = readToken(token);
  return link && link.expiresAt * 1000 >= clock().getTime() ? link : null;
}

function fits(
  { secret }: Pick<Services, 'secret'>,
  link: SignedLink,
  { user: { email }, stamp }: Account,
): boolean {
  return isSigned(secret, 'reset-password', link, { email, stamp });
}
