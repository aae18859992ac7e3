import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

export type DatabaseFolder = ReturnType<typeof databaseFolder>;

/** Prefix of unfinished work, so that the next start can remove what a killed one left. */
export const partialPrefix = 'partial-';

/** @param dataDir absolute, with symbolic links resolved */
export function databaseFolder(dataDir: string) {
  const home = join(dataDir, 'postgres');
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return {
    /** Contains the rest; the database user may pass through it but not list it. */
    home,
    cluster: join(home, 'cluster'),
    /** The socket's folder, unless its path is too long or closed to the database user. */
    sockets: join(home, 'run'),
    passwordFile: join(home, 'password'),
    /** Identifies our processes in the process list; always the same for one data folder. */
    clusterName: `orendi-${hash}`,
  };
}

export function hasDatabase(dataDir: string): boolean {
  return existsSync(dataDir) && existsSync(databaseFolder(realpathSync(dataDir)).cluster);
}
