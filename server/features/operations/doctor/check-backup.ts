import { m } from '@orendi/messages';
import { say } from '../../../platform/sentence.ts';
import { findLastBackup } from '../../backups/index.ts';
import { isPublic } from './check-settings.ts';
import { type Finding, findingsOf } from './finding.ts';
import type { Ground } from './ground.ts';

const { ok, warning, fault } = findingsOf('backup');

const HOUR_MS = 3_600_000;
/** One a day, with some time for it to fail and be made again. */
const oldHours = 30;

const how = say(m.doctor_backup_do);

/** Whether what is lost with this machine can be brought back. */
export async function checkBackup({
  db,
  settings,
  clock,
}: Pick<Ground, 'db' | 'settings' | 'clock'>): Promise<Finding[]> {
  if (!db) return [warning(say(m.doctor_backup_unknown), say(m.doctor_database_first))];
  const last = await findLastBackup(db);
  if (last === null) {
    const url = settings.publicUrl ? new URL(settings.publicUrl) : null;
    const text = settings.authSecret
      ? say(m.doctor_backup_none)
      : say(m.doctor_backup_none_secret, { file: `${settings.dataDir}/auth-secret` });
    return [isPublic(url) ? fault(text, how) : warning(text, how)];
  }
  const hours = Math.floor((clock().getTime() - last.finished_at.getTime()) / HOUR_MS);
  if (!last.ok) {
    const reason = last.error ?? say(m.doctor_backup_no_reason);
    return [fault(say(m.doctor_backup_failed, { hours, reason }), how)];
  }
  const age = say(m.doctor_backup_age, { hours });
  return [hours > oldHours ? fault(age, how) : ok(age)];
}
