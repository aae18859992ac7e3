import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder } from '../../../open-services.ts';
import { silentLog } from '../../../platform/log/log.ts';
import { readSettings, type Settings } from '../../../platform/settings.ts';
import type { TestShop } from '../../../testing/open-test-shop.ts';
import { restoreBackup, type RestoreOptions } from '../restoring/restore-backup.ts';
import { runBackup } from '../backup-runs.ts';

const calm = () => ({ signal: new AbortController().signal, progress: () => {} });

export function backUp(
  { services }: Pick<TestShop, 'services'>,
  to: string,
  options: Partial<Parameters<typeof runBackup>[1]> = {},
) {
  return runBackup(services, { to, ...calm(), ...options });
}

/** Restores with the secret of tests beside the backup, as into a folder that knows none. */
export function restore(
  settings: Partial<Settings> & { dataDir: string },
  options: Partial<RestoreOptions> & { from: string },
) {
  return restoreBackup({ ...readSettings({}), ...settings }, silentLog, {
    journals: [],
    isSecretLost: false,
    migrationsFolder,
    actor: 'a test',
    ...calm(),
    ...options,
  });
}

/** A folder for one test file. */
export async function makeFolder(): Promise<{
  path: (name: string) => string;
  remove(): Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'orendi-backups-'));
  return {
    path: (name) => join(folder, name),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
