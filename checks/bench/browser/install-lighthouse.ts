import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Separate from the workspaces: Lighthouse is as large as everything else a newcomer has to install. */
export const lighthouseFolder = join(import.meta.dirname, '../lighthouse');

/** Installs, the first time, what the folder's own lockfile names. */
export function installLighthouse(): void {
  if (existsSync(join(lighthouseFolder, 'node_modules/.package-lock.json'))) return;
  process.stderr.write('installing Lighthouse … ');
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: lighthouseFolder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error('Lighthouse could not be installed: npm says why above.');
}
