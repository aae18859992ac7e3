import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  mkdtempSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { databaseFolder, type DatabaseFolder, partialPrefix } from './database-folder.ts';
import {
  canEnter,
  chooseDatabaseUser,
  nameClusterFolder,
  databaseEnvironment,
  type DatabaseUser,
  handOver,
} from './database-user.ts';
import { findNativeFolder, prepareBinaries } from './binaries.ts';
import { keepPassword, replacePassword } from './password-file.ts';
import { makeSocketFolder } from './socket-folder.ts';
import { StartError } from '../../start-error.ts';
import { stopOrphan } from './stop-orphan.ts';
import { syncFolder } from '../../files/write-whole.ts';
import { execFile, type ExecFileException } from 'node:child_process';
import { promisify } from 'node:util';
import { databaseOwner } from './connection.ts';
import { explainTrouble, isSystemError } from './explain-trouble.ts';

/** Where root copies the programs when the data folder is closed to the database user. */
const systemCache = '/var/cache/orendi';

export async function prepareCluster(options: EmbeddedOptions) {
  const { dataDir, log, settings = {} } = options;
  const folder = databaseFolder(realpathSync(dataDir));
  const native = options.native ?? findNativeFolder();
  makeHome(folder.home);
  if (await stopOrphan(folder)) log.info('Stopped the PostgreSQL of a start that was killed.');
  clearUnfinishedWork(folder.home);

  const user = chooseDatabaseUser(folder.cluster);
  const canEnterHome = canEnter(user, folder.home);
  const copyPlaces = [...(canEnterHome ? [folder.home] : []), ...(user ? [systemCache] : [])];
  const binaries = prepareBinaries(native, user, copyPlaces);
  const nameFolder = nameClusterFolder(canEnterHome, folder.home);
  const socketFolder = makeSocketFolder(folder, user);
  /** How the database user refers to the cluster folder, which is also its working directory. */
  const clusterArgument = nameFolder(folder.cluster);
  const password = await keepPassword(folder, (another) => {
    log.warn(
      `The file ${folder.passwordFile} is gone or damaged: the database is given another password.`,
    );
    chmodSync(folder.cluster, 0o700);
    const program = binaries.postgres;
    replacePassword({ program, user, folder, clusterArgument }, another);
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

export interface EmbeddedOptions {
  /** Must be locked by the caller; see lockDataFolder. */
  dataDir: string;
  /** The supervisor's; a pino logger fits. */
  log: Record<'debug' | 'info' | 'warn', (message: string) => void>;
  database?: string;
  /** The folder with PostgreSQL's programs; by default the one installed by npm. */
  native?: string;
  /** For tests. */
  settings?: Record<string, string>;
  /** Called each time the server answers again after it had stopped unexpectedly. */
  onRestart?: () => void;
}

interface Options {
  folder: DatabaseFolder;
  initdb: string;
  user: DatabaseUser;
  /** A folder that only the database user may enter; holds the password file for initdb. */
  socketFolder: string;
  password: string;
  /** How the database user refers to a cluster folder that is also its working directory. */
  nameFolder: (path: string) => string;
}

/**
 * Creates the cluster in a temporary folder and renames it when complete, so that a kill at any moment leaves either no
 * cluster or a whole one. The temporary name is new each time: an initdb that outlives a killed start continues in its
 * own folder and does no harm.
 */
async function initialiseCluster(options: Options): Promise<void> {
  const { folder, initdb, user, socketFolder, password, nameFolder } = options;
  const partial = mkdtempSync(join(folder.home, partialPrefix));
  const passwordFile = join(socketFolder, 'first-password');
  rmSync(passwordFile, { force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const path of [partial, passwordFile]) handOver(path, user);
  try {
    const args = initdbArguments(nameFolder(partial), passwordFile);
    const options = { ...user, cwd: partial, env: databaseEnvironment() };
    await promisify(execFile)(initdb, args, options).catch((error: ExecFileException) => {
      throw explainInitdb(error);
    });
    renameSync(partial, folder.cluster);
    await syncFolder(folder.home);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(partial, { recursive: true, force: true });
  }
}

function initdbArguments(cluster: string, passwordFile: string): string[] {
  return [
    `--pgdata=${cluster}`,
    `--username=${databaseOwner}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    // Explicit, because LANG is unset in many containers, which would result in SQL_ASCII.
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
}

function explainInitdb(error: ExecFileException): Error {
  if (isSystemError(error)) return error;
  const lines = error.stderr?.split('\n').filter((line) => line.trim() !== '') ?? [];
  const telling = lines.find((line) => /error:|FATAL:/.test(line)) ?? lines[0];
  const reason = telling?.replace(/^.*?(error|FATAL|initdb): */, '') ?? `exit code ${error.code}`;
  return explainTrouble('could not be created', reason);
}
