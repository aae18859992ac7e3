import { email, line } from '@orendi/contract/fields/text';
import { isLanguage } from '@orendi/contract/language';
import { textLimits } from '@orendi/contract/limits';
import { findAccountByEmail } from '@orendi/server/features/accounts/index';
import { shopCommand } from '../command-line/command.ts';
import {
  checkOption,
  createOperator,
  listAction,
  listOperators,
  nameOperand,
  type Operator,
  removeOperator,
  UsageError,
  writePasswordLink,
} from '@orendi/server/features/operators/index';

export const operatorCommands = {
  'operator list': shopCommand(
    listAction({
      summary: 'list who may open the console',
      help: 'Lists the accounts that open the console at /operator.',
      none: 'Nobody: `operator add` makes an account.',
      list: async ({ db }) => (await listOperators(db)).map(lineOf),
    }),
  ),

  'operator add': shopCommand({
    summary: 'let somebody open the console',
    help: `Makes an account that opens the console at /operator, and prints a link with which its owner sets the password. The link
holds for an hour and works once; \`account password-link EMAIL\` prints another. The console opens once the owner has
turned on sign-in in two steps. The address must not be a seller's.`,
    usage: [
      'EMAIL --name NAME --surname SURNAME',
      'EMAIL --name NAME --surname SURNAME --language en',
    ],
    effect: 'changes',
    options: {
      'name NAME': 'the first name',
      'surname SURNAME': 'the family name',
      'language al|en': 'of the pages and mails; al without it',
    },
    operands: 1,
    read({ options, operands }) {
      const address = readEmail(operands);
      const name = readName('name', options.name);
      const surname = readName('surname', options.surname);
      const { language = 'al' } = options;
      if (!isLanguage(language)) throw new UsageError('The language is al or en.');
      return { added: { name, surname, email: address, language } };
    },
    async run(services, { added }, { actor, print }) {
      const { email } = added;
      const isNew = await createOperator(services, actor, added);
      const account = isNew && (await findAccountByEmail(services.db, email));
      if (!account) {
        throw new UsageError(`${email} has an account already; an operator needs another address.`);
      }
      const link = writePasswordLink(services, account);
      print(`${email} is an operator. The link for a password, for an hour and once:\n${link}`);
    },
  }),

  'operator remove': shopCommand({
    summary: 'let somebody no longer open the console',
    help: `Deletes an operator's account and ends its sign-ins at once. What they did stays in the audit log. Without --yes it only
says what would go.`,
    usage: 'EMAIL --yes',
    effect: 'destroys',
    operands: 1,
    read: ({ operands }) => ({ email: readEmail(operands) }),
    async run(services, { email }, { actor, askFirst, print }) {
      const known = await listOperators(services.db);
      const operator = known.find((one) => one.email === email.toLowerCase());
      if (!operator) throw new UsageError(`There is no operator ${email}.`);
      askFirst(`deletes the operator ${lineOf(operator)}`);
      await removeOperator(services, actor, email);
      print(`Deleted: ${email}.`);
    },
  }),
};

/** @throws UsageError */
const readEmail = ([text]: string[]) =>
  checkOption(
    'The e-mail address of the operator',
    email(),
    nameOperand('Name the e-mail address of the operator.')(text),
  );

/** @throws UsageError */
function readName(option: 'name' | 'surname', text: string | undefined): string {
  const sentence = `Give --${option}, up to ${textLimits.name} characters.`;
  return checkOption(`--${option}`, line(textLimits.name), nameOperand(sentence)(text));
}

function lineOf({ email, name, surname, has_authenticator, signed_in_at }: Operator): string {
  const factor = has_authenticator ? 'two steps' : 'no second factor yet';
  const last = signed_in_at ? `signed in ${signed_in_at.toISOString().slice(0, 10)}` : 'never in';
  return `${email} (${name} ${surname}): ${factor}, ${last}`;
}
