import * as newsRoutes from '@orendi/contract/routes/operator-news';
import * as routes from '@orendi/contract/routes/operator-work';
import { email } from '@orendi/contract/fields/text';
import { findHeldOutbox, type HeldOutbox, releaseOutbox } from '../../backups/index.ts';
import { findOutboxHold } from '../../../platform/jobs/index.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { lacksMailServer } from '../../../platform/settings.ts';
import {
  dropMails,
  findMailFigures,
  listUnsentMails,
  mailQueue,
  retryMails,
  type UnsentMail,
} from '../../../platform/mail/index.ts';
import { listAlarms, tellFinding } from '../../operations/index.ts';
import { sendTestMail } from '../../operator-news/index.ts';
import { checkOption } from '../command-line/check-option.ts';
import { action, numberLine, listAction } from './action.ts';
import { consoleCall } from './console-call.ts';
import { idOperand, refuseOperands, UsageError } from '../command-line/read-options.ts';

/** Each keeps a connection to the mail server. */
const testLimit = { name: 'mail-test', calls: 10, seconds: 600 };

export const mailActions = {
  'mail list': listAction({
    summary: 'list the mails that wait or could not be sent',
    help: `Lists mails that were given up, those that failed and are tried again, with what the mail server said, and those that are
due.`,
    call: [
      consoleCall(routes.listWaitingMails, (page, { services: { db } }) =>
        listUnsentMails(db, page),
      ),
      consoleCall(routes.getOutbox, async (_, { services, language }) => {
        const { db, settings } = services;
        const [figures, hold] = await Promise.all([findMailFigures(db), findHeldOutbox(db)]);
        const { late, givenUp } = figures;
        const held = hold && { fromBackup: hold.fromBackup, own: hold.own };
        const others = (await listAlarms(services)).filter(({ area }) => area !== 'mail');
        const alarms = others.map((found) => tellFinding(found, language));
        return { hasServer: !lacksMailServer(settings), held, late, givenUp, alarms };
      }),
    ],
    none: 'All mails are on their way or sent.',
    async list({ db }) {
      const held = await findHeldOutbox(db);
      const { results } = await listUnsentMails(db);
      const lines = results.map((mail) => lineOf(mail, held !== null));
      if (!held) return lines;
      const count = held.fromBackup + held.own;
      const what = count === 1 ? '1 mail waits' : `${count} mails wait`;
      return [`Held since the restore: ${what} for \`mail release --yes\`.`, ...lines];
    },
  }),

  'mail retry': action({
    summary: 'send mails again that could not be sent',
    help: 'Tries mails again at once, also those that were given up, as if they were new.',
    usage: ['ID ID …', '--all'],
    effect: 'changes',
    call: consoleCall(routes.changeMails, async ({ ids, action: change }, { services, actor }) => {
      const { db, jobs } = services;
      const changed = await (change === 'retry' ? retryMails : dropMails)(db, actor, ids);
      // Mails that have gone out meanwhile are not a fault; but somebody else may have dealt with all of them.
      if (changed.length === 0) throw new ApiError('NOT_FOUND');
      jobs.wake(mailQueue);
    }),
    options: { all: 'all that `mail list` shows' },
    operands: Infinity,
    read({ options, operands }) {
      if (options.all) refuseOperands(operands);
      else if (operands.length === 0) {
        throw new UsageError('Which mails? Give their ids, or --all.');
      }
      return { ids: options.all ? undefined : operands.map(readMailId) };
    },
    async run({ db, jobs }, { ids }, { actor, print }) {
      if (await findOutboxHold(db)) {
        throw new UsageError(
          'Nothing is sent since the restore: `mail release --yes` lets the mails go.',
        );
      }
      const tried = await retryMails(db, actor, ids);
      jobs.wake(mailQueue);
      const missed = ids?.filter((id) => !tried.includes(id)) ?? [];
      if (missed.length > 0)
        throw new UsageError(`No unsent mail has the id ${missed.join(', ')}.`);
      print(
        tried.length > 0
          ? `Tried again within seconds: ${tried.length}. \`mail list\` shows what fails anew.`
          : 'There are none.',
      );
    },
  }),

  'mail drop': action({
    summary: 'remove a mail that was given up',
    help: `Removes a mail that was given up, where there is nobody to send it to. What it is about stays: a request is on its
seller's dashboard. Without --yes it only says which mail would go.`,
    usage: 'ID --yes',
    effect: 'destroys',
    operands: 1,
    read: ({ operands: [text] }) => ({ id: readMailId(text) }),
    async run({ db }, { id }, { actor, askFirst, print }) {
      const { results } = await listUnsentMails(db);
      const mail = results.find((unsent) => unsent.id === id && unsent.given_up_at);
      if (!mail) throw new UsageError(`No mail that was given up has the id ${id}.`);
      askFirst(`removes the mail ${id}, ${mail.subject} to ${mail.recipient}`);
      await dropMails(db, actor, [id]);
      print(`Removed: ${id}.`);
    },
  }),

  'mail release': action({
    summary: 'let a restored shop send its mails and messages',
    help: `A shop that was restored from a backup sends nothing, as the shop that the backup was made of may have sent the same
mails since. This lets it send again. Without --yes it only says how many mails would go. Messages to browsers that are
older than an hour are not sent any more.`,
    usage: ['', '--drop-old --yes'],
    listsOptions: true,
    effect: 'destroys',
    call: consoleCall(routes.releaseOutbox, async ({ isDropping }, { services, actor }) => {
      if (!(await releaseOutbox(services, { isDropping, actor }))) throw new ApiError('NOT_FOUND');
    }),
    options: {
      'drop-old': 'remove the mails that came with the backup, as the former shop has sent them',
      yes: 'really let them go',
    },
    async run(services, { options: { 'drop-old': isDropping, yes } }, { actor, print }) {
      const held = await findHeldOutbox(services.db);
      if (held && !yes) {
        throw new UsageError(`Held are ${extentOf(held)}. ${questionFor(isDropping)}`);
      }
      const said = held && (await releaseOutbox(services, { isDropping, actor }));
      if (!said) print('Nothing is held.');
      else if (isDropping) {
        print(`Let go: ${countOf(said.own)}. Removed: ${countOf(said.fromBackup)}.`);
      } else print(`Let go: ${countOf(said.own + said.fromBackup)}.`);
    },
  }),

  'mail test': action({
    summary: 'send a mail to try the mail server',
    help: `Sends a mail at once and says what the mail server answers, also while other mails are held. Without an address it goes to
OPERATOR_EMAIL.`,
    usage: 'ana@example.com',
    effect: 'changes',
    call: consoleCall(
      newsRoutes.testMail,
      (_, { services, actor, language }) => sendTestMail(services, { actor, to: actor, language }),
      testLimit,
    ),
    operands: 1,
    read: ({ operands: [to] }) => ({
      to: to === undefined ? null : checkOption('The address', email(), to),
    }),
    async run(services, { to: named }, { actor, print }) {
      const to = named ?? services.settings.operatorEmail;
      if (to === null) throw new UsageError('Name an address: OPERATOR_EMAIL is not set.');
      const { error, isFile } = await sendTestMail(services, { actor, to, language: 'al' });
      if (error !== null) {
        print(`It cannot be sent: ${error}`);
        return 1;
      }
      print(
        isFile ? 'It is a file, as SMTP_URL is not set.' : `The mail server took it for ${to}.`,
      );
      return 0;
    },
  }),
};

const readMailId = idOperand('Name the id that `mail list` shows.');

function lineOf({ id, subject, recipient, attempts, error, ...mail }: UnsentMail, isHeld: boolean) {
  const { written_at: written, given_up_at: givenUp, due_at: due } = mail;
  const next = isHeld ? 'held' : error === null ? 'due' : `tried again ${minuteOf(due)}`;
  const fate = givenUp ? `given up ${minuteOf(givenUp)}` : next;
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  const why = error === null ? '' : `: ${error}`;
  return numberLine(
    id,
    `${minuteOf(written)}  ${subject} to ${recipient}, ${tries}, ${fate}${why}`,
  );
}

const minuteOf = (time: Date) => time.toISOString().slice(0, 16).replace('T', ' ');

const countOf = (mails: number) => (mails === 1 ? '1 mail' : `${mails} mails`);

const extentOf = ({ fromBackup, own, backup_of: then }: HeldOutbox) =>
  `${countOf(fromBackup)} that came with the backup of ${minuteOf(then)} UTC, and ${countOf(own)} besides`;

const questionFor = (isDropping: boolean) =>
  isDropping
    ? 'Say --yes to send these, and to remove the former.'
    : 'Say --yes to send all, and --drop-old to leave out the former where the shop before has sent them.';
