import { resolve } from 'node:path';
import { findBackup, verifyBackup } from '@orendi/server/features/backups/index';
import type { Command } from '../command-line/command.ts';
import { noMoreOperands } from '../command-line/no-more-operands.ts';
import { readOptions } from '../command-line/read-options.ts';
import { UsageError } from '../command-line/usage-error.ts';

export const backupVerifyCommand: Command = {
  summary: 'read a backup whole, and compare it with its checksums',
  help: `Reads every byte of the newest backup in a folder, or of the one whose own folder is named, and compares it with what
was written. Needs no shop.

  npm run operator -- backup verify --from /srv/backups
  npm run operator -- backup verify --from /srv/backups/2026-11-23T01-37-00.000Z`,
  effect: 'reads',
  async run(args, { folder, print, progress, signal }) {
    const { options, operands } = readOptions(args, {
      from: { kind: 'text', value: 'FOLDER', help: 'where the backups are' },
    });
    noMoreOperands(operands);
    if (options.from === undefined) throw new UsageError('Which backup? Say --from FOLDER.');
    const backup = await findBackup(resolve(folder, options.from));
    const manifest = await verifyBackup(backup, { signal, progress });
    const { takenAt, tables, pictures, migrations } = manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    print(
      `Whole: ${backup.name}, taken ${takenAt} on PostgreSQL ${manifest.postgres}, schema ${migrations.at(-1)?.name ?? 'none'}.
${tables.length} tables with ${rows} rows, ${pictures.stored} pictures${pictures.missing > 0 ? `, and ${pictures.missing} that the shop did not have` : ''}.`,
    );
    return 0;
  },
};
