import { maxId } from '@orendi/contract/limits';
import { findHeldOutbox } from '@orendi/server/features/backups/index';
import { findOutboxHold } from '@orendi/server/platform/jobs/index';
import {
  dropMails,
  listUnsentMails,
  mailQueue,
  mailSubject,
  retryMails,
  type UnsentMail,
} from '@orendi/server/platform/mail/index';
import { commandLineActor } from '@orendi/server/platform/audit/record-action';
import { askFirst, yesOption } from '../command-line/ask-first.ts';
import type { Command } from '../command-line/command.ts';
import { noMoreOperands } from '../command-line/no-more-operands.ts';
import { readOptions } from '../command-line/read-options.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { withShop } from '../command-line/with-shop.ts';

export const mailListCommand: Command = {
  summary: 'list the mails that wait or could not be sent',
  help: `Lists mails that were given up, those that failed and are tried again, with what the mail server said, and those that are
due.

  npm run operator -- mail list`,
  effect: 'reads',
  async run(args, context) {
    noMoreOperands(readOptions(args, {}).operands);
    const { mails, held } = await withShop(context, async ({ db }) => ({
      mails: await listUnsentMails(db),
      held: await findHeldOutbox(db),
    }));
    if (held) {
      const count = held.fromBackup + held.own;
      const what = count === 1 ? '1 mail waits' : `${count} mails wait`;
      context.print(`Held since the restore: ${what} for \`mail release --yes\`.`);
    }
    if (mails.length === 0 && !held) context.print('All mails are on their way or sent.');
    for (const mail of mails) context.print(lineOf(mail, held !== null));
    return 0;
  },
};

export const mailRetryCommand: Command = {
  summary: 'send mails again that could not be sent',
  help: `Tries mails again at once, also those that were given up, as if they were new.

  npm run operator -- mail retry ID ID …
  npm run operator -- mail retry --all`,
  effect: 'changes',
  async run(args, context) {
    const { options, operands } = readOptions(args, {
      all: { kind: 'flag', help: 'all that `mail list` shows' },
    });
    if (options.all) noMoreOperands(operands);
    else if (operands.length === 0) throw new UsageError('Which mails? Give their ids, or --all.');
    const ids = options.all ? undefined : operands.map(readId);
    const tried = await withShop(context, async ({ db, jobs }) => {
      if (await findOutboxHold(db)) {
        throw new UsageError(
          'Nothing is sent since the restore: `mail release --yes` lets the mails go.',
        );
      }
      const found = await retryMails(db, commandLineActor(), ids);
      jobs.wake(mailQueue);
      return found;
    });
    const missed = ids?.filter((id) => !tried.includes(id)) ?? [];
    if (missed.length > 0) throw new UsageError(`No unsent mail has the id ${missed.join(', ')}.`);
    context.print(
      tried.length > 0
        ? `Tried again within seconds: ${tried.length}. \`mail list\` shows what fails anew.`
        : 'There are none.',
    );
    return 0;
  },
};

export const mailDropCommand: Command = {
  summary: 'remove a mail that was given up',
  help: `Removes a mail that was given up, where there is nobody to send it to. What it is about stays: a request is on its
seller's dashboard. Without --yes it only says which mail would go.

  npm run operator -- mail drop ID --yes`,
  effect: 'destroys',
  async run(args, context) {
    const { options, operands } = readOptions(args, yesOption);
    const [text = '', ...rest] = operands;
    noMoreOperands(rest);
    const id = readId(text);
    await withShop(context, async ({ db }) => {
      const mails = await listUnsentMails(db);
      const mail = mails.find((unsent) => unsent.id === id && unsent.given_up_at);
      if (!mail) throw new UsageError(`No mail that was given up has the id ${id}.`);
      const { message_id: messageId, recipient } = mail;
      askFirst(options, `removes the mail ${id}, ${mailSubject(messageId)} to ${recipient}`);
      await dropMails(db, commandLineActor(), [id]);
    });
    context.print(`Removed: ${id}.`);
    return 0;
  },
};

/** @throws UsageError */
function readId(text: string): number {
  const id = /^\d+$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > maxId) throw new UsageError('Name the id that `mail list` shows.');
  return id;
}

function lineOf(
  { id, message_id, recipient, attempts, last_error, ...mail }: UnsentMail,
  isHeld: boolean,
): string {
  const { created_at: written, given_up_at: givenUp, due_at: due } = mail;
  const subject = mailSubject(message_id);
  const next = isHeld ? 'held' : last_error === null ? 'due' : `tried again ${minuteOf(due)}`;
  const fate = givenUp ? `given up ${minuteOf(givenUp)}` : next;
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  return `${String(id).padStart(5)}  ${minuteOf(written)}  ${subject} to ${recipient}, ${tries}, ${fate}${last_error === null ? '' : `: ${last_error}`}`;
}

const minuteOf = (time: Date) => time.toISOString().slice(0, 16).replace('T', ' ');
