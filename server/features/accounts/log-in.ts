import type { LoginForm } from '@orendi/contract/schemas/account-forms';
import type { User } from '@orendi/contract/schemas/user';
import type { Services } from '../../services.ts';
import { findAccountByEmail } from './account-queries.ts';
import { loginFailed } from './faults.ts';
import type { SignInPlace } from './sign-in-place.ts';
import { startSession } from './start-session.ts';

/**
 * Opens a session if the password is right. Takes the same time whether or not the address has an account.
 * @returns the user, and the value of the session cookie
 * @throws ApiError UNAUTHENTICATED
 */
export async function logIn(
  { db, passwords, secret }: Pick<Services, 'db' | 'passwords' | 'secret'>,
  { email, password }: LoginForm,
  place: SignInPlace,
): Promise<{ user: User; cookie: string }> {
  const account = await findAccountByEmail(db, email);
  const isRight = await passwords.isRight(password, account?.passwordHash ?? null);
  if (!account || !isRight) throw loginFailed();
  const { user } = account;
  return { user, cookie: await startSession(db, secret, user.id, place) };
}
