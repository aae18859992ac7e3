import type { LoginForm } from '@orendi/contract/schemas/account-forms';
import type { User } from '@orendi/contract/schemas/user';
import type { Services } from '../../services.ts';
import type { Queue } from '../../platform/jobs/index.ts';
import { type Account, findAccountByEmail } from './account-queries.ts';
import { lockChecked } from './check-password.ts';
import { askSecondFactor } from './factors/ask-factor.ts';
import { loginFailed } from './faults.ts';
import { recordSecurityEvent, type SignInPlace } from './security-events.ts';
import { startSession } from './sessions.ts';

/**
 * Opens a session if the password is right, and with it the code of an account that has a second factor. Takes the same
 * time whether or not the address has an account.
 * @param account that of the address, as it was before the attempt was counted
 * @returns the user, and the value of the session cookie
 * @throws ApiError UNAUTHENTICATED, SECOND_FACTOR
 */
export async function logIn(
  services: Pick<Services, 'clock' | 'countCall' | 'db' | 'jobs' | 'log' | 'passwords' | 'secret'>,
  account: Account | undefined,
  { email, password, code }: LoginForm,
  place: SignInPlace,
): Promise<{ user: User; cookie: string }> {
  const { db, passwords, secret } = services;
  const isRight = await passwords.isRight(password, account?.passwordHash ?? null);
  if (!account || !isRight) {
    await reportFailedSignIn(services, email, place);
    throw loginFailed();
  }
  await askSecondFactor(services, account, { code, place });
  return db.transaction().execute(async (trx) => {
    const { user } = await lockChecked(trx, account, loginFailed);
    const cookie = await startSession(trx, secret, user, place);
    await recordSecurityEvent(trx, user.id, 'signed_in', place);
    return { user, cookie };
  });
}

interface FailedSignIn {
  email: string;
  place: SignInPlace;
}

export const failedSignInQueue: Queue<FailedSignIn> = { name: 'failed-sign-ins' };

/** A worker looks up later whether the address has an account, so that the answer's timing does not reveal it. */
async function reportFailedSignIn(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  email: string,
  place: SignInPlace,
): Promise<void> {
  await db.transaction().execute((trx) => jobs.send(trx, failedSignInQueue, { email, place }));
  jobs.wake(failedSignInQueue);
}

export async function recordFailedSignIn(
  { email, place }: FailedSignIn,
  { trx }: { trx: Services['db'] },
): Promise<void> {
  const account = await findAccountByEmail(trx, email);
  if (account) await recordSecurityEvent(trx, account.user.id, 'sign_in_failed', place);
}
