import type { Services } from '../../services.ts';
import { type Account, findAccountById } from './account-queries.ts';
import { wrongPassword } from './faults.ts';

/**
 * Confirms the owner's identity before an operation that cannot be undone.
 * @throws ApiError VALIDATION under `currentPassword`
 */
export async function checkPassword(
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  accountId: number,
  password: string,
): Promise<Account> {
  const account = await findAccountById(db, accountId);
  const isRight = await passwords.isRight(password, account?.passwordHash ?? null);
  if (!account || !isRight) throw wrongPassword();
  return account;
}
