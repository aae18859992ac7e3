import type { Command } from '../command-line/command.ts';
import { printFacts } from '../command-line/print-facts.ts';
import { readOptions } from '../command-line/read-options.ts';
import { withShop } from '../command-line/with-shop.ts';
import { describeAccount } from './describe-account.ts';
import { type AccountSummary, listAccounts } from './list-accounts.ts';
import { withAccount } from './with-account.ts';

export const accountListCommand: Command = {
  summary: 'list the accounts of sellers',
  help: `Lists the accounts with their ids; or those whose e-mail address or name has a text in it.

  npm run operator -- account list
  npm run operator -- account list hoxha`,
  effect: 'reads',
  async run(args, context) {
    const text = readOptions(args, {}).operands.join(' ');
    const accounts = await withShop(context, ({ db }) => listAccounts(db, text));
    if (accounts.length === 0) context.print('There are no such accounts.');
    for (const account of accounts) context.print(lineOf(account));
    return 0;
  },
};

export const accountShowCommand: Command = {
  summary: 'show what is known of an account',
  help: 'Shows an account.\n\n  npm run operator -- account show EMAIL_OR_ID',
  effect: 'reads',
  async run(args, context) {
    const { operands } = readOptions(args, {});
    const facts = await withAccount(operands, context, ({ db }, account) =>
      describeAccount(db, account),
    );
    printFacts(context, facts);
    return 0;
  },
};

function lineOf({ id, email, name, surname, ...account }: AccountSummary): string {
  return `${String(id).padStart(5)}  ${email} (${name} ${surname}): ${stateOf(account)}`;
}

function stateOf({
  isactive,
  is_operator,
  business_name,
}: Pick<AccountSummary, 'isactive' | 'is_operator' | 'business_name'>): string {
  if (is_operator) return 'operator';
  return isactive ? (business_name ?? 'no business yet') : 'address not verified';
}
