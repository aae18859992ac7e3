import type { LoginForm } from '@orendi/contract/schemas/account-forms';
import type { User } from '@orendi/contract/schemas/user';
import type { Context } from 'hono';
import type { Services } from '../../services.ts';
import type { Queue } from '../../platform/jobs/index.ts';
import { type Account, findAccountByEmail } from './account-queries.ts';
import { lockChecked } from './check-password.ts';
import { askSecondFactor } from './factors/ask-factor.ts';
import { loginFailed } from './faults.ts';
import { recordSecurityEvent, type SignInPlace } from './security-events.ts';
import { startSession } from './sessions.ts';
import { addressGroup } from '../../platform/http/address-group.ts';
import type { ApiEnv } from '../../platform/http/api.ts';
import { refusalOf } from '../../platform/http/rate-limit.ts';
import { findKnownDevice } from './known-devices.ts';
import { byAccount, byDevice, emailKey } from './limits.ts';

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
  const { db, jobs, passwords, secret } = services;
  const isRight = await passwords.isRight(password, account?.passwordHash ?? null);
  if (!account || !isRight) {
    // A worker looks up later whether the address has an account, so that the answer's timing does not reveal it.
    await db.transaction().execute((trx) => jobs.send(trx, failedSignInQueue, { email, place }));
    jobs.wake(failedSignInQueue);
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

export async function recordFailedSignIn(
  { email, place }: FailedSignIn,
  { trx }: { trx: Services['db'] },
): Promise<void> {
  const account = await findAccountByEmail(trx, email);
  if (account) await recordSecurityEvent(trx, account.user.id, 'sign_in_failed', place);
}

/**
 * Counts an attempt to sign in. Strangers can use up the attempts of an account, but not those of a device that is known to
 * it; and as the account's stamp is part of what is counted under, setting a new password starts the count anew. An attempt
 * that exceeds its network address's limit does not count against the account.
 * @param account that of the address, if it has one
 * @throws ApiError RATE_LIMITED
 */
export async function countLogin<Env extends ApiEnv>(
  c: Context<Env>,
  services: Pick<Services, 'clock' | 'countCall' | 'secret'>,
  email: string,
  account: Account | undefined,
): Promise<void> {
  const { countCall } = services;
  const key = `${emailKey(email)} ${account?.stamp ?? 0}`;
  const device = account && findKnownDevice(c, services, account.user.id);
  if (device && (await isWithinLimits(countCall, device, key))) return;
  await countCall(byAccount.login, `${key} ${addressGroup(c.get('clientAddress'))}`);
  await countCall(byAccount.loginFromAnywhere, key);
}

/** Limited both ways: who has signed in often holds many tokens, and may since have been shut out by a new password. */
async function isWithinLimits(countCall: Services['countCall'], device: string, key: string) {
  if (await refusalOf(countCall(byDevice, `${device} ${key}`))) return false;
  return (await refusalOf(countCall(byAccount.loginFromDevices, key))) === null;
}

/** Whether the caller's device is known to the account of an address. */
export async function isFromKnownDevice(
  c: Context<ApiEnv>,
  services: Pick<Services, 'clock' | 'db' | 'secret'>,
  email: string,
): Promise<boolean> {
  const account = await findAccountByEmail(services.db, email);
  return account !== undefined && findKnownDevice(c, services, account.user.id) !== null;
}
