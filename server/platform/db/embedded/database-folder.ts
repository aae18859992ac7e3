import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** Where everything of the embedded database lies. All of it is inside the data folder. */
export interface DatabaseFolder {
  /** Holds the rest; the database user may pass through it but not list it. */
  home: string;
  /** PostgreSQL's own data directory. */
  cluster: string;
  /** The usual place of the socket. */
  sockets: string;
  passwordFile: string;
  /** Marks our processes in the process list; the same for the same data folder. */
  clusterName: string;
}

/** Unfinished work carries this prefix, so that the next start can clear away what a kill left. */
export const partialPrefix = 'partial-';

/** @param dataDir absolute, with symbolic links resolved */
export function databaseFolder(dataDir: string): DatabaseFolder {
  const home = join(dataDir, 'postgres');
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return {
    home,
    cluster: join(home, 'cluster'),
    sockets: join(home, 'run'),
    passwordFile: join(home, 'password'),
    clusterName: `orendi-${hash}`,
  };
}
