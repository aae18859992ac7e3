import type { Command } from '../command-line/command.ts';
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
  async run(args, context) {
    const { operands } = readOptions(args, {});
    const facts = await withAccount(operands, context, ({ db }, account) =>
      describeAccount(db, account),
    );
    for (const [name, text] of Object.entries(facts)) {
      if (text) context.print(`${name.padEnd(14)} ${text}`);
    }
    return 0;
  },
};

function lineOf({ id, email, name, surname, isactive, business_name }: AccountSummary): string {
  const state = isactive ? (business_name ?? 'no business yet') : 'address not verified';
  return `${String(id).padStart(5)}  ${email} (${name} ${surname}): ${state}`;
}
