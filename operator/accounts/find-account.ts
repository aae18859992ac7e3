import {
  type Account,
  findAccountByEmail,
  findAccountById,
  writeResetLink,
} from '@orendi/server/features/accounts/index';
import { lifetimes, maxId } from '@orendi/contract/limits';
import type { Services } from '@orendi/server/services';
import {
  type CommandLine,
  type OptionSpecs,
  UsageError,
} from '@orendi/server/features/operators/index';

/**
 * The e-mail address or id that names an account.
 * @throws UsageError when there is none
 */
export function readAccountName({ operands: [name] }: CommandLine<OptionSpecs>): { name: string } {
  if (name === undefined) {
    throw new UsageError('Name the account by its e-mail address, or its id.');
  }
  return { name };
}

/** @throws UsageError when there is none of that name */
export async function findAccount(db: Services['db'], name: string): Promise<Account> {
  const isId = /^\d+$/.test(name);
  const account = !isId
    ? await findAccountByEmail(db, name)
    : Number(name) <= maxId && (await findAccountById(db, Number(name)));
  if (!account) throw new UsageError(`There is no account "${name}".`);
  return account;
}

/** A link with which the owner of an account sets a password, for an hour and once. */
export function writePasswordLink(services: Services, { user, stamp }: Account): string {
  const expiresAt = Math.floor(services.clock().getTime() / 1000) + lifetimes.resetHours * 3600;
  return writeResetLink(services, { accountId: user.id, email: user.email, stamp, expiresAt });
}
