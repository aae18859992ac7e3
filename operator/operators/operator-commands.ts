import { email as emailField, line } from '@orendi/contract/fields/text';
import { isLanguage } from '@orendi/contract/language';
import { textLimits } from '@orendi/contract/limits';
import { findAccountByEmail } from '@orendi/server/features/accounts/index';
import {
  createOperator,
  listOperators,
  type Operator,
  removeOperator,
} from '@orendi/server/features/operators/index';
import { commandLineActor } from '@orendi/server/platform/audit/record-action';
import { writePasswordLink } from '../accounts/write-password-link.ts';
import { askFirst, yesOption } from '../command-line/ask-first.ts';
import type { Command } from '../command-line/command.ts';
import { noMoreOperands } from '../command-line/no-more-operands.ts';
import { readOptions } from '../command-line/read-options.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { withShop } from '../command-line/with-shop.ts';

export const operatorListCommand: Command = {
  summary: 'list who may open the console',
  help: 'Lists the accounts that open the console at /operator.\n\n  npm run operator -- operator list',
  effect: 'reads',
  async run(args, context) {
    noMoreOperands(readOptions(args, {}).operands);
    const operators = await withShop(context, ({ db }) => listOperators(db));
    if (operators.length === 0) context.print('Nobody: `operator add` makes an account.');
    for (const operator of operators) context.print(lineOf(operator));
    return 0;
  },
};

export const operatorAddCommand: Command = {
  summary: 'let somebody open the console',
  help: `Makes an account that opens the console at /operator, and prints a link with which its owner sets the password. The link
holds for an hour and works once; \`account password-link EMAIL\` prints another. The console opens once the owner has
turned on sign-in in two steps. The address must not be a seller's.

  npm run operator -- operator add EMAIL --name NAME --surname SURNAME
  npm run operator -- operator add EMAIL --name NAME --surname SURNAME --language en`,
  effect: 'changes',
  async run(args, context) {
    const { options, operands } = readOptions(args, {
      name: { kind: 'text', value: 'NAME', help: 'the first name' },
      surname: { kind: 'text', value: 'SURNAME', help: 'the family name' },
      language: { kind: 'text', value: 'al|en', help: 'of the pages and mails; al without it' },
    });
    const email = readEmail(operands);
    const [name, surname] = [readName(options.name, 'name'), readName(options.surname, 'surname')];
    const { language = 'al' } = options;
    if (!isLanguage(language)) throw new UsageError('The language is al or en.');
    const link = await withShop(context, async (services) => {
      const operator = { name, surname, email, language };
      const isNew = await createOperator(services, commandLineActor(), operator);
      const account = isNew && (await findAccountByEmail(services.db, email));
      if (!account) {
        throw new UsageError(`${email} has an account already; an operator needs another address.`);
      }
      return writePasswordLink(services, account);
    });
    context.print(
      `${email} is an operator. The link for a password, for an hour and once:\n${link}`,
    );
    return 0;
  },
};

export const operatorRemoveCommand: Command = {
  summary: 'let somebody no longer open the console',
  help: `Deletes an operator's account and ends its sign-ins at once. What they did stays in the audit log. Without --yes it only
says what would go.

  npm run operator -- operator remove EMAIL --yes`,
  effect: 'destroys',
  async run(args, context) {
    const { options, operands } = readOptions(args, yesOption);
    const email = readEmail(operands);
    await withShop(context, async (services) => {
      const known = await listOperators(services.db);
      const operator = known.find((one) => one.email === email.toLowerCase());
      if (!operator) throw new UsageError(`There is no operator ${email}.`);
      askFirst(options, `deletes the operator ${lineOf(operator)}`);
      await removeOperator(services, commandLineActor(), email);
    });
    context.print(`Deleted: ${email}.`);
    return 0;
  },
};

/** @throws UsageError */
function readEmail([text, ...rest]: string[]): string {
  noMoreOperands(rest);
  const { success, data } = emailField().safeParse(text);
  if (!success) throw new UsageError('Name the e-mail address of the operator.');
  return data;
}

/** @throws UsageError */
function readName(text: string | undefined, option: string): string {
  const { success, data } = line(textLimits.name).safeParse(text);
  if (!success) throw new UsageError(`Give --${option}, up to ${textLimits.name} characters.`);
  return data;
}

function lineOf({ email, name, surname, has_authenticator, signed_in_at }: Operator): string {
  const factor = has_authenticator ? 'two steps' : 'no second factor yet';
  const last = signed_in_at ? `signed in ${signed_in_at.toISOString().slice(0, 10)}` : 'never in';
  return `${email} (${name} ${surname}): ${factor}, ${last}`;
}
