import { reasonOf } from '../../platform/log/reason-of.ts';
import type { Services } from '../../services.ts';
import { type BackupOptions, BackupUnderWay, takeBackup } from './taking/take-backup.ts';
import type { Insertable } from 'kysely';
import type { Database, Db } from '../../platform/db/tables.ts';

/**
 * Takes a backup and records its end.
 * @throws StartError; BackupUnderWay, which is not recorded
 */
export async function runBackup(
  services: Pick<Services, 'db' | 'media' | 'photos' | 'pool' | 'secret' | 'settings'>,
  options: BackupOptions,
) {
  const { db } = services;
  const run = { folder: options.to, started_at: new Date() };
  try {
    const taken = await takeBackup(services, options);
    await insertBackupRun(db, { ...run, error: null }, taken.bytes);
    return taken;
  } catch (error) {
    const isRefused = error instanceof BackupUnderWay;
    const failed = { ...run, error: reasonOf(error) };
    // Where the database is away, the first error says more.
    if (!isRefused) await insertBackupRun(db, failed).catch(() => {});
    throw error;
  }
}

const remembered = 100;

export async function insertBackupRun(
  db: Db,
  { error, ...run }: Pick<Insertable<Database['backup_run']>, 'folder' | 'started_at' | 'error'>,
  bytes = 0,
): Promise<void> {
  const stored = error?.replaceAll('\0', '').toWellFormed().slice(0, 1000) ?? null;
  const { id } = await db
    .insertInto('backup_run')
    .values({ ...run, is_good: stored === null, error: stored, bytes })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('backup_run')
    .where('id', '<=', id - remembered)
    .execute();
}

const newestRun = (db: Db) => db.selectFrom('backup_run').orderBy('id', 'desc').limit(1);

/** Whoever made it; null when there was none. */
export async function findLastBackup(db: Db) {
  const run = newestRun(db).select(['finished_at', 'is_good as ok', 'error', 'bytes']);
  return (await run.executeTakeFirst()) ?? null;
}

/** When the last good backup in this folder was begun; null when there is none. */
export async function findLastGoodStart(db: Db, folder: string): Promise<Date | null> {
  const run = await newestRun(db)
    .select('started_at')
    .where('folder', '=', folder)
    .where('is_good', '=', true)
    .executeTakeFirst();
  return run?.started_at ?? null;
}
