import { resolve } from 'node:path';
import { runBackup, type TakenBackup } from '@orendi/server/features/backups/index';
import { commandLineActor, recordAction } from '@orendi/server/platform/audit/record-action';
import type { Command } from '../command-line/command.ts';
import { noMoreOperands } from '../command-line/no-more-operands.ts';
import { optionHelp } from '../command-line/option-help.ts';
import { type OptionSpec, readOptions } from '../command-line/read-options.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { withShop } from '../command-line/with-shop.ts';

const options = {
  to: { kind: 'text', value: 'FOLDER', help: 'a new or an empty folder, or one of former backups' },
  keep: {
    kind: 'text',
    value: 'N',
    help: 'remove all backups but the newest N, and the pictures that only they name',
  },
} satisfies Record<string, OptionSpec>;

export const backupCommand: Command = {
  summary: 'write database and pictures into a folder, while the shop goes on',
  help: `Writes all tables as they are at one moment, and the pictures that are not in the folder yet, while the shop goes on.
README.txt in the folder says how to read it without Orendi. Copy the folder to another machine as well.

  npm run operator -- backup --to /srv/backups --keep 14

${optionHelp(options)}`,
  effect: 'changes',
  async run(args, context) {
    const { options: given, operands } = readOptions(args, options);
    noMoreOperands(operands);
    if (given.to === undefined) throw new UsageError('Into which folder? Say --to FOLDER.');
    const to = resolve(context.folder, given.to);
    const keep = given.keep === undefined ? undefined : readKeep(given.keep);
    const started = performance.now();
    const taken = await withShop(context, async (services) => {
      const { progress, signal } = context;
      const done = await runBackup(services, { to, keep, signal, progress });
      const actor = commandLineActor();
      await recordAction(services.db, { actor, action: 'backup', details: `${to}/${done.name}` });
      return done;
    });
    const seconds = Math.round((performance.now() - started) / 1000);
    context.print(`Written: ${resolve(to, taken.name)}\n${describe(taken)}, in ${seconds} s.`);
    if (taken.trouble === null) return 0;
    context.print(`Older backups could not be removed: ${taken.trouble}.`);
    return 1;
  },
};

/** @throws UsageError */
function readKeep(text: string): number {
  const keep = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (keep < 1) throw new UsageError('--keep takes how many backups stay, at least 1.');
  return keep;
}

function describe({ rows, pictures, copied, missing, bytes, removed }: TakenBackup): string {
  const parts = [`${rows} rows, ${pictures} pictures (${copied} new)`];
  if (missing > 0) parts.push(`${missing} pictures that the shop itself does not have`);
  parts.push(`${(bytes / 1e6).toFixed(1)} MB written`);
  if (removed.backups > 0) {
    parts.push(`removed ${removed.backups} older backups and ${removed.pictures} pictures`);
  }
  return parts.join(', ');
}
