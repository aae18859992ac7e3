import type { LoginForm } from '@orendi/contract/schemas/account-forms';
import type { User } from '@orendi/contract/schemas/user';
import type { Services } from '../../services.ts';
import type { Account } from './account-queries.ts';
import { holdChecked } from './check-password.ts';
import { askSecondFactor } from './factors/ask-second-factor.ts';
import { loginFailed } from './faults.ts';
import { reportFailedSignIn } from './failed-sign-ins.ts';
import { recordSecurityEvent } from './security-events.ts';
import type { SignInPlace } from './sign-in-place.ts';
import { startSession } from './start-session.ts';

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
    const { user } = await holdChecked(trx, account, loginFailed);
    const cookie = await startSession(trx, secret, user, place);
    await recordSecurityEvent(trx, user.id, 'signed_in', place);
    return { user, cookie };
  });
}
