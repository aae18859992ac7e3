import { spawn } from 'node:child_process';
import {
  closeSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { databaseOwner } from './connection.ts';
import { partialPrefix, type DatabaseFolder } from './database-folder.ts';
import { explainTrouble } from './explain-trouble.ts';
import { databaseEnvironment, type DatabaseUser, handOver } from './database-user.ts';

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
export async function initialiseCluster(options: Options): Promise<void> {
  const { folder, initdb, user, socketFolder, password, nameFolder } = options;
  const partial = mkdtempSync(join(folder.home, partialPrefix));
  const passwordFile = join(socketFolder, 'first-password');
  rmSync(passwordFile, { force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const path of [partial, passwordFile]) handOver(path, user);
  try {
    await run(initdb, initdbArguments(nameFolder(partial), passwordFile), partial, user);
    renameSync(partial, folder.cluster);
    syncFolder(folder.home);
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

async function run(
  program: string,
  args: string[],
  cwd: string,
  user: DatabaseUser,
): Promise<void> {
  const child = spawn(program, args, {
    ...user,
    cwd,
    env: databaseEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [code, complaint] = await Promise.all([exit, text(child.stderr)]);
  if (code === 0) return;
  const lines = complaint.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.find((line) => /error:|FATAL:/.test(line)) ?? lines[0];
  const reason = telling?.replace(/^.*?(error|FATAL|initdb): */, '') ?? `exit code ${code}`;
  throw explainTrouble('could not be created', reason);
}

function syncFolder(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
