import { resolve } from 'node:path';
import {
  findBackup,
  readSecret,
  restoreBackup,
  type Restored,
  runBackup,
  type TakenBackup,
  verifyBackup,
} from '@orendi/server/features/backups/index';
import { migrationsFolder } from '@orendi/server/open-services';
import { recordAction } from '@orendi/server/platform/audit/record-action';
import { silentLog } from '@orendi/server/platform/log/log';
import { command, shopCommand } from '../command-line/command.ts';
import { readNumber, UsageError } from '@orendi/server/features/operators/index';
import { refuseForeignFolder } from '../open-shop.ts';

const badKeep = '--keep takes how many backups stay, at least 1.';

export const backupCommands = {
  backup: shopCommand({
    summary: 'write database and pictures into a folder, while the shop goes on',
    help: `Writes all tables as they are at one moment, and the pictures that are not in the folder yet, while the shop goes on.
README.txt in the folder says how to read it without Orendi. Copy the folder to another machine as well.`,
    usage: '--to /srv/backups --keep 14',
    listsOptions: true,
    effect: 'changes',
    options: {
      'to FOLDER': 'a new or an empty folder, or one of former backups',
      'keep N': 'remove all backups but the newest N, and the pictures that only they name',
    },
    read({ options }, { folder }) {
      if (options.to === undefined) throw new UsageError('Into which folder? Say --to FOLDER.');
      return {
        to: resolve(folder, options.to),
        keep: options.keep === undefined ? undefined : readNumber(options.keep, badKeep, 999_999),
        started: performance.now(),
      };
    },
    async run(services, { to, keep, started }, { actor, print, progress, signal }) {
      const taken = await runBackup(services, { to, keep, signal, progress });
      await recordAction(services.db, { actor, action: 'backup', details: `${to}/${taken.name}` });
      const seconds = Math.round((performance.now() - started) / 1000);
      print(`Written: ${resolve(to, taken.name)}\n${describeTaken(taken)}, in ${seconds} s.`);
      if (taken.trouble === null) return 0;
      print(`Older backups could not be removed: ${taken.trouble}.`);
      return 1;
    },
  }),

  'backup verify': command({
    summary: 'read a backup whole, and compare it with its checksums',
    help: `Reads every byte of the newest backup in a folder, or of the one whose own folder is named, and compares it with what
was written. Needs no shop. A backup without the shop's secret ends with 1, as a restore would refuse it.`,
    usage: ['--from /srv/backups', '--from /srv/backups/2026-11-23T01-37-00.000Z'],
    listsOptions: true,
    effect: 'reads',
    options: {
      'from FOLDER': 'where the backups are',
      'without-secret': "the shop's secret is kept elsewhere, and not looked for",
    },
    async run({ options }, { folder, print, progress, signal }) {
      if (options.from === undefined) throw new UsageError('Which backup? Say --from FOLDER.');
      const backup = await findBackup(resolve(folder, options.from));
      const manifest = await verifyBackup(backup, { signal, progress });
      const { takenAt, tables, pictures, migrations } = manifest;
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      print(
        `Whole: ${backup.name}, taken ${takenAt} on PostgreSQL ${manifest.postgres}, schema ${migrations.at(-1)?.name ?? 'none'}.
${tables.length} tables with ${rows} rows, ${pictures.stored} pictures${pictures.missing > 0 ? `, and ${pictures.missing} that the shop did not have` : ''}.`,
      );
      if (options['without-secret'] || (await readSecret(backup, manifest)) !== null) return 0;
      print(
        `But the secret of the shop is not in ${resolve(backup.root, backup.name, 'auth-secret')}, and a restore refuses without it: bring that file back, or say --without-secret if you keep it elsewhere.`,
      );
      return 1;
    },
  }),

  restore: command({
    summary: 'make a shop of a backup, in an empty data folder or database',
    help: `Checks the newest backup in a folder, or the one whose own folder is named, then makes a shop of it, all or nothing: in
DATA_DIR, which must be new or empty, and in the empty database that DATABASE_URL names, if it does. A backup of an older
version becomes a shop of this one. Everybody signs in anew, and nothing is sent until \`mail release\`. What people had
erased since is erased again.

  DATA_DIR=/srv/orendi/data npm run operator -- restore --from /srv/backups`,
    usage: [],
    listsOptions: true,
    effect: 'changes',
    options: {
      'from FOLDER': 'where the backups are; the newest is taken',
      'erasures FILE...':
        'a journal of erasures besides those in FOLDER and DATA_DIR; may be given several times',
      'without-secret': "the shop's secret is lost: authenticators and links in mails work no more",
    },
    async run({ options }, { actor, folder, print, progress, readSettings, signal }) {
      if (options.from === undefined) throw new UsageError('From which folder? Say --from FOLDER.');
      const settings = readSettings();
      refuseForeignFolder(settings.dataDir);
      const restored = await restoreBackup(settings, silentLog, {
        from: resolve(folder, options.from),
        journals: options.erasures.map((file) => resolve(folder, file)),
        isSecretLost: options['without-secret'],
        migrationsFolder,
        actor,
        signal,
        progress,
      });
      print(describeRestored(restored));
    },
  }),
};

function describeTaken({ rows, pictures, copied, missing, bytes, removed }: TakenBackup): string {
  const parts = [`${rows} rows, ${pictures} pictures (${copied} new)`];
  if (missing > 0) parts.push(`${missing} pictures that the shop itself does not have`);
  parts.push(`${(bytes / 1e6).toFixed(1)} MB written`);
  if (removed.backups > 0) {
    parts.push(`removed ${removed.backups} older backups and ${removed.pictures} pictures`);
  }
  return parts.join(', ');
}

function describeRestored({ name, rows, pictures, erased, unreadable }: Restored): string {
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
