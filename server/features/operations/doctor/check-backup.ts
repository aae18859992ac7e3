import { access, constants } from 'node:fs/promises';
import type { Sentence } from '../../../platform/sentence.ts';
import { isPublicShop } from '../../../platform/settings.ts';
import { findLastBackup, firstDue, scheduledSince } from '../../backups/index.ts';
import { type Finding, findingsOf, tell } from './finding.ts';
import type { Ground } from './ground.ts';

const { ok, warning, fault } = findingsOf('backup');

const HOUR_MS = 3_600_000;
/** One a day, with some time for it to fail and be made again. */
const oldHours = 26;

type BackupGround = Pick<Ground, 'db' | 'settings' | 'clock'>;

/** Whether what is lost with this machine can be brought back. */
export async function checkBackup(ground: BackupGround): Promise<Finding[]> {
  const { db, settings, clock } = ground;
  if (!db) return [warning('backup_unknown', {}, 'database_first')];
  const { backupTo: folder } = settings;
  const last = await findLastBackup(db);
  const trouble = folder === null ? null : await findTrouble(folder);
  const found = trouble === null ? [] : [fault(trouble, tell('backup_folder_do'))];
  const how = folder === null ? tell('backup_do') : tell('backup_again_do', { folder });
  if (last === null && folder !== null) {
    const since = await scheduledSince(db);
    const hours = since ? hoursSince(since, clock) : 0;
    if (hours > oldHours) return [...found, fault(tell('backup_never', { hours }), how)];
    const time = `${firstDue(clock()).toISOString().slice(11, 16)} UTC`;
    return trouble ? found : [warning(tell('backup_first', { time }), how)];
  }
  if (last === null) {
    const text = settings.authSecret
      ? tell('backup_none')
      : tell('backup_none_secret', { file: `${settings.dataDir}/auth-secret` });
    return [isPublicShop(settings) ? fault(text, how) : warning(text, how)];
  }
  const hours = hoursSince(last.finished_at, clock);
  if (!last.ok) {
    const reason = last.error ?? tell('backup_no_reason');
    return [...found, fault(tell('backup_failed', { hours, reason }), how)];
  }
  if (hours <= oldHours) return [...found, ok('backup_age', { hours })];
  return [...found, fault(tell('backup_age', { hours }), how)];
}

const hoursSince = (time: Date, clock: Ground['clock']) =>
  Math.floor((clock().getTime() - time.getTime()) / HOUR_MS);

/** Faults of backups that the product itself should make. */
export const findBackupFaults = async (ground: BackupGround) =>
  ground.settings.backupTo === null
    ? []
    : (await checkBackup(ground)).filter(({ level }) => level === 'fault');

/** Why no backup can be put into a folder; null if one can. */
const findTrouble = (folder: string): Promise<Sentence | null> =>
  access(folder, constants.W_OK | constants.X_OK).then(
    () => null,
    ({ code = '' }: NodeJS.ErrnoException) =>
      code === 'ENOENT'
        ? tell('backup_no_folder', { folder })
        : tell('backup_closed', { folder, reason: code }),
  );
