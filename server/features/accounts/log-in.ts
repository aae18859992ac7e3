import type { LoginForm } from '@orendi/contract/schemas/account-forms';
import type { User } from '@orendi/contract/schemas/user';
import type { Services } from '../../services.ts';
import { findAccountByEmail } from './account-queries.ts';
import { loginFailed } from './faults.ts';
import { type SignInPlace, startSession } from './start-session.ts';

/**
 * Opens a session for whoever knows the password. Costs the same whether the address has an account or not.
 * @returns the user, and what the cookie of the session carries
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
