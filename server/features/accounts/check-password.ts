import type { Services } from '../../services.ts';
import type { Trx } from '../../platform/db/tables.ts';
import { type Account, findAccountById, lockAccount } from './account-queries.ts';
import { wrongPassword } from './faults.ts';

/**
 * Confirms the owner's identity before an irreversible operation.
 * @throws ApiError VALIDATION
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
 * Locks an account after checking its password, which a reset may have replaced meanwhile.
 * @throws as `refuse` says
 */
export async function lockChecked(trx: Trx, checked: Account, refuse: () => Error = wrongPassword) {
  const account = await lockAccount(trx, checked.user.id);
  if (account?.passwordHash !== checked.passwordHash) throw refuse();
  return account;
}
