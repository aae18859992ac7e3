import {
  type Account,
  findAccountByEmail,
  findAccountById,
} from '@orendi/server/features/accounts/index';
import { maxId } from '@orendi/contract/limits';
import type { Parts } from '@orendi/server/parts';
import type { CommandContext } from '../command-line/command.ts';
import { noMoreOperands } from '../command-line/no-more-operands.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { withShop } from '../command-line/with-shop.ts';

/**
 * Works on the one account that the command line names, by its e-mail address or its id.
 * @throws UsageError when there is none
 */
export function withAccount<T>(
  [name, ...rest]: string[],
  context: CommandContext,
  work: (parts: Parts, account: Account) => Promise<T>,
): Promise<T> {
  if (name === undefined)
    throw new UsageError('Name the account by its e-mail address, or its id.');
  noMoreOperands(rest);
  return withShop(context, async (parts) => {
    const account = await findAccount(parts.db, name);
    if (!account) throw new UsageError(`There is no account "${name}".`);
    return work(parts, account);
  });
}

async function findAccount(db: Parts['db'], name: string): Promise<Account | undefined> {
  if (!/^\d+$/.test(name)) return findAccountByEmail(db, name);
  return Number(name) <= maxId ? findAccountById(db, Number(name)) : undefined;
}
