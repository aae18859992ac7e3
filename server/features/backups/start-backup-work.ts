import { readValue } from '../../platform/db/rows.ts';
import { reasonOf } from '../../platform/log/reason-of.ts';
import type { Services } from '../../services.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { Queue } from '../../platform/jobs/index.ts';
import { findLastGoodStart, insertBackupRun, runBackup } from './backup-runs.ts';
import { findBackup } from './layout.ts';
import { BackupUnderWay } from './taking/take-backup.ts';
import { verifyBackup } from './verify-backup.ts';

/** A backup that an operator asks for, and which is read whole once it is made. */
export const backupCheckQueue: Queue<{ actor: string }> = { name: 'backup-check' };

type Sources = Pick<
  Services,
  'clock' | 'db' | 'jobs' | 'log' | 'media' | 'photos' | 'pool' | 'secret' | 'settings'
>;

/** When the backup of a day is due, by UTC: at night in Albania. */
const dueAt = { hours: 1, minutes: 37 };

/**
 * Backs up nightly into BACKUP_TO. Looks every hour, to make up for failures.
 * @returns aborts a running one
 */
export async function startBackupWork(services: Sources): Promise<() => void> {
  const { jobs, settings } = services;
  const stopping = new AbortController();
  const to = settings.backupTo;
  if (to !== null) {
    const at = `00:${dueAt.minutes}`;
    await jobs.schedule({ name: 'backup' }, { every: 'hour', at }, () =>
      backUpIfDue(services, to, stopping.signal),
    );
    jobs.work(backupCheckQueue, ({ actor }) => checkBackup(services, to, actor, stopping.signal));
  }
  return () => stopping.abort();
}

export async function backUpIfDue(services: Sources, to: string, signal: AbortSignal) {
  const { clock, db, log, settings } = services;
  const last = await findLastGoodStart(db, to);
  if (last && last >= lastDue(clock())) return;
  try {
    const keep = settings.backupKeep;
    const taken = await runBackup(services, { to, keep, signal, progress: () => {} });
    const { name, rows, pictures, copied, missing, bytes, trouble } = taken;
    log.info({ name, rows, pictures, copied, missing, bytes }, 'a backup was taken');
    if (trouble !== null) log.warn({ reason: trouble }, 'old backups were not removed');
  } catch (error) {
    // Not thrown: the job would be tried again within seconds.
    if (!signal.aborted) log.error({ reason: reasonOf(error) }, 'the backup failed');
  }
}

/**
 * Makes a backup and reads it whole, which the audit log then says. A failure is that of the last backup.
 * @throws BackupUnderWay, after which the job is tried again
 */
async function checkBackup(services: Sources, to: string, actor: string, signal: AbortSignal) {
  const { clock, db, log, settings } = services;
  const options = { signal, progress: () => {} };
  const startedAt = clock();
  let isMade = false;
  try {
    const { name } = await runBackup(services, { to, keep: settings.backupKeep, ...options });
    isMade = true;
    await verifyBackup(await findBackup(to), options);
    await recordAction(db, { actor, action: 'backup check', subject: name });
  } catch (error) {
    if (signal.aborted || error instanceof BackupUnderWay) throw error;
    log.error({ reason: reasonOf(error) }, 'the backup could not be made and read');
    // One that could not be made is written down already.
    const failed = { folder: to, started_at: startedAt, error: reasonOf(error) };
    if (isMade) await insertBackupRun(db, failed);
  }
}

/** When a shop without a backup takes its first. */
export function firstDue(now: Date): Date {
  const look = new Date(now);
  look.setUTCMinutes(dueAt.minutes, 0, 0);
  if (look <= now) look.setUTCHours(look.getUTCHours() + 1);
  return look;
}

/** Since when backups are to be made by themselves; null where they never were. */
export const scheduledSince = (db: Services['db']) => readValue(db)<Date | null>`
  select created_at from job where queue = 'backup' and every is not null`;

/** The last moment at which a backup was due. */
export function lastDue(now: Date): Date {
  const due = new Date(now);
  due.setUTCHours(dueAt.hours, dueAt.minutes, 0, 0);
  if (due > now) due.setUTCDate(due.getUTCDate() - 1);
  return due;
}
