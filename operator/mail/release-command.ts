import {
  findHeldOutbox,
  type HeldOutbox,
  releaseOutbox,
} from '@orendi/server/features/backups/index';
import { commandLineActor } from '@orendi/server/platform/audit/record-action';
import type { Command } from '../command-line/command.ts';
import { noMoreOperands } from '../command-line/no-more-operands.ts';
import { optionHelp } from '../command-line/option-help.ts';
import { type OptionSpec, readOptions } from '../command-line/read-options.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { withShop } from '../command-line/with-shop.ts';

const options = {
  'drop-old': {
    kind: 'flag',
    help: 'remove the mails that came with the backup, as the former shop has sent them',
  },
  yes: { kind: 'flag', help: 'really let them go' },
} satisfies Record<string, OptionSpec>;

export const mailReleaseCommand: Command = {
  summary: 'let a restored shop send its mails and messages',
  help: `A shop that was restored from a backup sends nothing, as the shop that the backup was made of may have sent the same
mails since. This lets it send again. Without --yes it only says how many mails would go. Messages to browsers that are
older than an hour are not sent any more.

  npm run operator -- mail release
  npm run operator -- mail release --drop-old --yes

${optionHelp(options)}`,
  effect: 'destroys',
  async run(args, context) {
    const { options: given, operands } = readOptions(args, options);
    noMoreOperands(operands);
    const isDropping = given['drop-old'];
    const said = await withShop(context, async (services) => {
      const held = await findHeldOutbox(services.db);
      if (!held) return null;
      if (!given.yes) {
        throw new UsageError(`Held are ${extentOf(held)}. ${questionFor(isDropping)}`);
      }
      return releaseOutbox(services, { isDropping, actor: commandLineActor() });
    });
    if (!said) context.print('Nothing is held.');
    else if (isDropping)
      context.print(`Let go: ${mails(said.own)}. Removed: ${mails(said.fromBackup)}.`);
    else context.print(`Let go: ${mails(said.own + said.fromBackup)}.`);
    return 0;
  },
};

const mails = (count: number) => (count === 1 ? '1 mail' : `${count} mails`);

function extentOf({ fromBackup, own, backup_of: then }: HeldOutbox): string {
  const day = then.toISOString().slice(0, 16).replace('T', ' ');
  return `${mails(fromBackup)} that came with the backup of ${day} UTC, and ${mails(own)} besides`;
}

const questionFor = (isDropping: boolean) =>
  isDropping
    ? 'Say --yes to send these, and to remove the former.'
    : 'Say --yes to send all, and --drop-old to leave out the former where the shop before has sent them.';
