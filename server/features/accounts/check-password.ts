import type { Services } from '../../services.ts';
import type { Trx } from '../../platform/db/tables.ts';
import { type Account, findAccountById, holdAccount } from './account-queries.ts';
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

/**
 * Locks an account whose password was checked. Checking takes a while, in which a reset may have replaced the password: then
 * who knows the former one must not get through any more.
 * @throws ApiError as `refuse` makes it
 */
export async function holdChecked(
  trx: Trx,
  checked: Account,
  refuse: () => Error = wrongPassword,
): Promise<Account> {
  const account = await holdAccount(trx, checked.user.id);
  if (account?.passwordHash !== checked.passwordHash) throw refuse();
  return account;
}
