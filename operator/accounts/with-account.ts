import {
  type Account,
  findAccountByEmail,
  findAccountById,
} from '@orendi/server/features/accounts/index';
import { maxId } from '@orendi/contract/limits';
import type { Services } from '@orendi/server/services';
import type { CommandContext } from '../command-line/command.ts';
import { noMoreOperands } from '../command-line/no-more-operands.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { withShop } from '../command-line/with-shop.ts';

/**
 * Works on the account named on the command line by its e-mail address or id.
 * @throws UsageError when there is none
 */
export function withAccount<T>(
  [name, ...rest]: string[],
  context: CommandContext,
  work: (services: Services, account: Account) => Promise<T>,
): Promise<T> {
  if (name === undefined)
    throw new UsageError('Name the account by its e-mail address, or its id.');
  noMoreOperands(rest);
  return withShop(context, async (services) => {
    const account = await findAccount(services.db, name);
    if (!account) throw new UsageError(`There is no account "${name}".`);
    return work(services, account);
  });
}

async function findAccount(db: Services['db'], name: string): Promise<Account | undefined> {
  if (!/^\d+$/.test(name)) return findAccountByEmail(db, name);
  return Number(name) <= maxId ? findAccountById(db, Number(name)) : undefined;
}
