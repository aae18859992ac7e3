import type { ResetPasswordForm } from '@orendi/contract/schemas/account-forms';
import type { Services } from '../../services.ts';
import type { Jobs, Queue } from '../../platform/jobs/index.ts';
import { mailQueue } from '../../platform/mail/index.ts';
import { isSigned, type Link, readToken } from './link-token.ts';
import {
  type Account,
  findAccountByEmail,
  findAccountById,
  lockAccount,
  updatePassword,
} from './account-queries.ts';
import { queueAccountMail } from './mails/queue-account-mail.ts';
import { endSessions } from './sessions.ts';
import { listFactors } from './factors/factor-queries.ts';
import { badLink } from './faults.ts';
import { recordSecurityEvent, type SignInPlace } from './security-events.ts';

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
