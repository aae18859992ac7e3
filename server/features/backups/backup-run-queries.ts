import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';

/** How many attempts are remembered. */
const remembered = 100;

export interface BackupRun {
  folder: string;
  startedAt: Date;
  /** Why it failed; null if it did not. */
  error: string | null;
  bytes: number;
}

export async function insertBackupRun(
  db: Kysely<Database>,
  { folder, startedAt, error, bytes }: BackupRun,
): Promise<void> {
  const stored = error?.replaceAll('\0', '').toWellFormed().slice(0, 1000) ?? null;
  const { id } = await db
    .insertInto('backup_run')
    .values({ folder, started_at: startedAt, is_good: stored === null, error: stored, bytes })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('backup_run')
    .where('id', '<=', id - remembered)
    .execute();
}

/** An attempt at a backup that has ended, well or not. */
export interface LastBackup {
  finished_at: Date;
  ok: boolean;
  error: string | null;
  bytes: number;
}

/** The last attempt at a backup, whoever made it; null when there was none. */
export async function findLastBackup(db: Kysely<Database>): Promise<LastBackup | null> {
  const run = await db
    .selectFrom('backup_run')
    .select(['finished_at', 'is_good as ok', 'error', 'bytes'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return run ?? null;
}

/** When the last good backup in this folder was begun; null when there is none. */
export async function findLastGoodStart(
  db: Kysely<Database>,
  folder: string,
): Promise<Date | null> {
  const run = await db
    .selectFrom('backup_run')
    .select('started_at')
    .where('folder', '=', folder)
    .where('is_good', '=', true)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return run?.started_at ?? null;
}
