import {
  type Account,
  findAccountByEmail,
  findAccountById,
  writeResetLink,
} from '@orendi/server/features/accounts/index';
import { lifetimes, maxId } from '@orendi/contract/limits';
import type { Services } from '@orendi/server/services';
import {
  type CommandContext,
  type Exit,
  type Options,
  type OptionSpecs,
  type Plan,
  type RunContext,
  UsageError,
} from '@orendi/server/features/operators/index';
import { shopCommand } from '../command-line/command.ts';

/** A command about the account that its operand names, by its e-mail address or its id. */
export const accountCommand = <const Specs extends OptionSpecs>({
  run,
  ...plan
}: Omit<Plan<Specs, { name: string }, CommandContext>, 'operands' | 'read'> & {
  run(
    services: Services,
    given: { account: Account; options: Options<Specs> },
    context: RunContext,
  ): Promise<Exit>;
}) =>
  shopCommand<Specs, { name: string }>({
    ...plan,
    operands: 1,
    read({ operands: [name] }) {
      if (name !== undefined) return { name };
      throw new UsageError('Name the account by its e-mail address, or its id.');
    },
    run: async (services, { name, options }, context) =>
      run(services, { account: await findAccount(services.db, name), options }, context),
  });

/** @throws UsageError when there is none of that name */
async function findAccount(db: Services['db'], name: string): Promise<Account> {
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
