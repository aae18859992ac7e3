import type { Registry } from 'prom-client';
import type { Services } from '../../services.ts';
import { secondsSince, shareLook, showGauge } from '../../platform/metrics/index.ts';
import { findLastBackup } from '../backups/index.ts';

/** Shows the last backup. The age of none is left out, so that an alert on what is missing can tell. */
export function showBackups(registry: Registry, db: Services['db']): void {
  const look = shareLook(() => findLastBackup(db));
  const ok = 'Whether the last backup succeeded; 0 also when none was ever made';
  showGauge(registry, 'orendi_backup_ok', ok, () => look((last) => (last?.ok ? 1 : 0)));
  const age = 'How long ago the last backup ended, well or not';
  showGauge(registry, 'orendi_backup_age_seconds', age, () =>
    look((last) => last && secondsSince(last.finished_at)),
  );
}
