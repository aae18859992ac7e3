import { access, constants } from 'node:fs/promises';
import { m } from '@orendi/messages';
import { say, type Sentence } from '../../../platform/sentence.ts';
import { isPublicShop } from '../../../platform/settings.ts';
import { findLastBackup, firstDue } from '../../backups/index.ts';
import { type Finding, findingsOf } from './finding.ts';
import type { Ground } from './ground.ts';

const { ok, warning, fault } = findingsOf('backup');

const HOUR_MS = 3_600_000;
/** One a day, with some time for it to fail and be made again. */
const oldHours = 30;

/** Whether what is lost with this machine can be brought back. */
export async function checkBackup({
  db,
  settings,
  clock,
}: Pick<Ground, 'db' | 'settings' | 'clock'>): Promise<Finding[]> {
  if (!db) return [warning(say(m.doctor_backup_unknown), say(m.doctor_database_first))];
  const { backupTo: folder } = settings;
  const last = await findLastBackup(db);
  const trouble = folder === null ? null : await findTrouble(folder);
  const found = trouble === null ? [] : [fault(trouble, say(m.doctor_backup_folder_do))];
  const how = folder === null ? say(m.doctor_backup_do) : say(m.doctor_backup_again_do, { folder });
  if (last === null && folder !== null) {
    const time = `${firstDue(clock()).toISOString().slice(11, 16)} UTC`;
    return trouble ? found : [warning(say(m.doctor_backup_first, { time }), how)];
  }
  if (last === null) {
    const text = settings.authSecret
      ? say(m.doctor_backup_none)
      : say(m.doctor_backup_none_secret, { file: `${settings.dataDir}/auth-secret` });
    return [isPublicShop(settings) ? fault(text, how) : warning(text, how)];
  }
  const hours = Math.floor((clock().getTime() - last.finished_at.getTime()) / HOUR_MS);
  if (!last.ok) {
    const reason = last.error ?? say(m.doctor_backup_no_reason);
    return [...found, fault(say(m.doctor_backup_failed, { hours, reason }), how)];
  }
  const age = say(m.doctor_backup_age, { hours });
  return [...found, hours > oldHours ? fault(age, how) : ok(age)];
}

/** Why no backup can be put into a folder; null if one can. */
const findTrouble = (folder: string): Promise<Sentence | null> =>
  access(folder, constants.W_OK | constants.X_OK).then(
    () => null,
    ({ code = '' }: NodeJS.ErrnoException) =>
      code === 'ENOENT'
        ? say(m.doctor_backup_no_folder, { folder })
        : say(m.doctor_backup_closed, { folder, reason: code }),
  );
