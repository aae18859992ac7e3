import { resolve } from 'node:path';
import { restoreBackup, type Restored } from '@orendi/server/features/backups/index';
import { migrationsFolder } from '@orendi/server/open-services';
import { commandLineActor } from '@orendi/server/platform/audit/record-action';
import { silentLog } from '@orendi/server/platform/log/log';
import type { Command } from '../command-line/command.ts';
import { noMoreOperands } from '../command-line/no-more-operands.ts';
import { optionHelp } from '../command-line/option-help.ts';
import { type OptionSpec, readOptions } from '../command-line/read-options.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { refuseForeignFolder } from '../open-shop.ts';

const options = {
  from: { kind: 'text', value: 'FOLDER', help: 'where the backups are; the newest is taken' },
  erasures: {
    kind: 'texts',
    value: 'FILE',
    help: 'a journal of erasures besides those in FOLDER and DATA_DIR; may be given several times',
  },
  'without-secret': {
    kind: 'flag',
    help: "the shop's secret is lost: authenticators and links in mails work no more",
  },
} satisfies Record<string, OptionSpec>;

export const restoreCommand: Command = {
  summary: 'make a shop of a backup, in an empty data folder or database',
  help: `Checks the newest backup in a folder, or the one whose own folder is named, then makes a shop of it, all or nothing: in
DATA_DIR, which must be new or empty, and in the empty database that DATABASE_URL names, if it does. A backup of an older
version becomes a shop of this one. Everybody signs in anew, and nothing is sent until \`mail release\`. What people had
erased since is erased again.

  DATA_DIR=/srv/orendi/data npm run operator -- restore --from /srv/backups

${optionHelp(options)}`,
  effect: 'changes',
  async run(args, context) {
    const { options: given, operands } = readOptions(args, options);
    noMoreOperands(operands);
    if (given.from === undefined) throw new UsageError('From which folder? Say --from FOLDER.');
    const settings = context.readSettings();
    refuseForeignFolder(settings.dataDir);
    const restored = await restoreBackup(settings, silentLog, {
      from: resolve(context.folder, given.from),
      journals: given.erasures.map((file) => resolve(context.folder, file)),
      isSecretLost: given['without-secret'],
      migrationsFolder,
      actor: commandLineActor(),
      signal: context.signal,
      progress: context.progress,
    });
    context.print(describe(restored));
    return 0;
  },
};

function describe({ name, rows, pictures, erased, unreadable }: Restored): string {
  const lines = [`Restored: ${name}, ${rows} rows and ${pictures} pictures.`];
  const again = Object.entries(erased).filter(([, count]) => count > 0);
  if (again.length > 0) {
    const what = again.map(([kind, count]) => `${count} ${kind}`).join(', ');
    lines.push(`Erased again, as people had asked for since: ${what}.`);
  }
  if (unreadable > 0) {
    lines.push(`${unreadable} lines of the journals of erasures cannot be read: look at them.`);
  }
  lines.push('Nothing is sent yet: `mail release` says what waits, and lets it go.');
  return lines.join('\n');
}
