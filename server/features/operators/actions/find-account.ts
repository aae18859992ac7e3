import { lifetimes, maxId } from '@orendi/contract/limits';
import type { Services } from '../../../services.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import {
  type Account,
  findAccountByEmail,
  findAccountById,
  writeResetLink,
} from '../../accounts/index.ts';
import { type Options, type OptionSpecs, UsageError } from '../command-line/read-options.ts';
import {
  action,
  type CommandContext,
  type ConsoleCalls,
  type Exit,
  type Plan,
  type RunContext,
} from './action.ts';

/** An action about the account that its operand names, by its e-mail address or its id. */
export const accountAction = <const Specs extends OptionSpecs>({
  run,
  ...plan
}: Omit<Plan<Specs, { name: string }, CommandContext>, 'operands' | 'read'> & {
  call?: ConsoleCalls;
  run(
    services: Services,
    given: { account: Account; options: Options<Specs> },
    context: RunContext,
  ): Promise<Exit>;
}) =>
  action<Specs, { name: string }>({
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

/**
 * The account that a call of the console is about. Those of operators are the command line's.
 * @throws ApiError NOT_FOUND when there is none with this id
 */
export async function requireAccount(db: Services['db'], id: number): Promise<Account> {
  const account = await findAccountById(db, id);
  if (!account || account.user.isOperator) throw new ApiError('NOT_FOUND');
  return account;
}

/** A link with which the owner of an account sets a password, for an hour and once. */
export function writePasswordLink(services: Services, { user, stamp }: Account): string {
  const expiresAt = Math.floor(services.clock().getTime() / 1000) + lifetimes.resetHours * 3600;
  return writeResetLink(services, { accountId: user.id, email: user.email, stamp, expiresAt });
}
