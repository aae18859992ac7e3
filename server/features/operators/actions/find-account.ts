import { lifetimes, maxId } from '@orendi/contract/limits';
import type { Services } from '../../../services.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import {
  type Account,
  findAccountByEmail,
  findAccountById,
  writeResetLink,
} from '../../accounts/index.ts';
import { nameOperand, UsageError } from '../command-line/read-options.ts';
import { actionsAbout } from './action.ts';
import { callsAbout } from './console-call.ts';

/** @throws UsageError when there is none of that name */
async function findAccount(db: Services['db'], name: string): Promise<Account> {
  const isId = /^\d+$/.test(name);
  const account = !isId
    ? await findAccountByEmail(db, name)
    : Number(name) <= maxId && (await findAccountById(db, Number(name)));
  if (!account) throw new UsageError(`There is no account "${name}".`);
  return account;
}

export const accountAction = actionsAbout(
  nameOperand('Name the account by its e-mail address, or its id.'),
  findAccount,
);

/** For calls of the console; accounts of operators are the command line's. */
export const accountCall = callsAbout(async (db, id) => {
  const account = await findAccountById(db, id);
  if (!account || account.user.isOperator) throw new ApiError('NOT_FOUND');
  return account;
});

/** A link with which the owner of an account sets a password, for an hour and once. */
export function writePasswordLink(services: Services, { user, stamp }: Account): string {
  const expiresAt = Math.floor(services.clock().getTime() / 1000) + lifetimes.resetHours * 3600;
  return writeResetLink(services, { accountId: user.id, email: user.email, stamp, expiresAt });
}
