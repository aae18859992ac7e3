import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const installed = '/usr/lib/postgresql';

/** The folder of the oldest PostgreSQL server installed from Debian's packages, or null if there is none. */
export function findDebianPostgres(): string | null {
  if (!existsSync(installed)) return null;
  const versions = readdirSync(installed)
    .filter(
      (version) => Number(version) >= 15 && existsSync(join(installed, version, 'bin/initdb')),
    )
    .sort((a, b) => Number(a) - Number(b));
  return versions[0] ? join(installed, versions[0], 'bin') : null;
}
