import { reasonOf } from '../../platform/log/reason-of.ts';
import type { Services } from '../../services.ts';
import { insertBackupRun } from './backup-run-queries.ts';
import {
  type BackupOptions,
  BackupUnderWay,
  takeBackup,
  type TakenBackup,
} from './taking/take-backup.ts';

/**
 * Takes a backup, and remembers how it ended.
 * @throws StartError for what a person can mend; BackupUnderWay, which is not remembered
 */
export async function runBackup(
  services: Pick<Services, 'db' | 'media' | 'pool' | 'secret' | 'settings'>,
  options: BackupOptions,
): Promise<TakenBackup> {
  const { db } = services;
  const run = { folder: options.to, startedAt: new Date() };
  try {
    const taken = await takeBackup(services, options);
    await insertBackupRun(db, { ...run, error: null, bytes: taken.bytes });
    return taken;
  } catch (error) {
    const isRefused = error instanceof BackupUnderWay;
    const failed = { ...run, error: reasonOf(error), bytes: 0 };
    // Where the database is away, the first error says more.
    if (!isRefused) await insertBackupRun(db, failed).catch(() => {});
    throw error;
  }
}
