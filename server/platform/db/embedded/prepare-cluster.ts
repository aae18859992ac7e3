import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { databaseFolder, type DatabaseFolder, partialPrefix } from './database-folder.ts';
import { canEnter, chooseDatabaseUser, nameClusterFolder } from './database-user.ts';
import { findNativeFolder, prepareBinaries } from './binaries.ts';
import { initialiseCluster } from './initialise-cluster.ts';
import type { PostmasterPlan } from './launch-postmaster.ts';
import { keepPassword, replacePassword } from './password-file.ts';
import { makeSocketFolder } from './socket-folder.ts';
import { StartError } from '../../start-error.ts';
import { stopOrphan } from './stop-orphan.ts';

/** Where root copies the programs when the data folder is closed to the database user. */
const systemCache = '/var/cache/orendi';

export async function prepareCluster(options: EmbeddedOptions): Promise<PostmasterPlan> {
  const { dataDir, log, settings = {} } = options;
  const folder = databaseFolder(realpathSync(dataDir));
  const native = options.native ?? findNativeFolder();
  makeHome(folder.home);
  if (await stopOrphan(folder)) log.info('Stopped the PostgreSQL of a start that was killed.');
  clearUnfinishedWork(folder.home);

  const user = chooseDatabaseUser(folder.cluster);
  const canEnterHome = canEnter(user, folder.home);
  const copyPlaces = [...(canEnterHome ? [folder.home] : []), ...(user ? [systemCache] : [])];
  const binaries = prepareBinaries({ native, user, copyPlaces });
  const nameFolder = nameClusterFolder(canEnterHome, folder.home);
  const socketFolder = makeSocketFolder(folder, user);
  const clusterArgument = nameFolder(folder.cluster);
  const password = await keepPassword(folder, (another) => {
    log.warn(
      `The file ${folder.passwordFile} is gone or damaged: the database is given another password.`,
    );
    chmodSync(folder.cluster, 0o700);
    const program = binaries.postgres;
    replacePassword({ program, user, cluster: folder.cluster, clusterArgument }, another);
  });
  if (!existsSync(folder.cluster)) {
    log.info('Creating the embedded database.');
    const { initdb } = binaries;
    await initialiseCluster({ folder, initdb, user, socketFolder, password, nameFolder });
  }
  checkVersion(folder, binaries.version);
  // PostgreSQL refuses wider permissions, which a copied data folder may have.
  chmodSync(folder.cluster, 0o700);
  const program = binaries.postgres;
  return { folder, socketFolder, program, user, clusterArgument, settings, log };
}

function makeHome(home: string): void {
  mkdirSync(home, { recursive: true });
  // Another user has to pass through if the database runs as one.
  chmodSync(home, process.getuid?.() === 0 ? 0o711 : 0o700);
}

/** Left by a killed start; a program that still writes there does no harm. */
function clearUnfinishedWork(home: string): void {
  for (const name of readdirSync(home).filter((entry) => entry.startsWith(partialPrefix))) {
    try {
      rmSync(join(home, name), { recursive: true, force: true });
    } catch {
      // The next start tries again.
    }
  }
}

function checkVersion({ cluster }: DatabaseFolder, ours: string): void {
  const theirs = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (theirs !== ours)
    throw new StartError(
      `The database in ${cluster} was made by PostgreSQL ${theirs}, this release has PostgreSQL ${ours}: back it up with the release that made it (operator backup), and restore that with this one.`,
    );
}

/** The supervisor's log; a pino logger fits. */
export interface EmbeddedLog {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
}

export interface EmbeddedOptions {
  /** Must be locked by the caller; see lockDataFolder. */
  dataDir: string;
  log: EmbeddedLog;
  database?: string;
  /** The folder with PostgreSQL's programs; by default the one installed by npm. */
  native?: string;
  /** For tests. */
  settings?: Record<string, string>;
  /** Called each time the server answers again after it had stopped unexpectedly. */
  onRestart?: () => void;
}
