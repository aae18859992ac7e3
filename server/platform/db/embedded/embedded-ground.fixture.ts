import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import { databaseFolder, type DatabaseFolder } from './database-folder.ts';
import { canEnter, type DatabaseUser } from './database-user.ts';
import { lockDataFolder, startEmbeddedPostgres, type EmbeddedOptions } from './index.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { stopOrphan } from './stop-orphan.ts';

export const isRoot = process.getuid?.() === 0;
const here = import.meta.dirname;

/** An unprivileged user that root can start the database as. */
export const ordinaryUser: DatabaseUser = { uid: 65534, gid: 65534 };
export const canStartAsOrdinaryUser =
  isRoot && [here, dirname(process.execPath)].every((path) => canEnter(ordinaryUser, path));

/** Runs a fixture in its own process and waits for the first line it prints. */
export async function spawnFixture(
  name: string,
  args: string[],
  options: { user?: DatabaseUser; env?: NodeJS.ProcessEnv } = {},
) {
  const { user = null, env = process.env } = options;
  const child = spawn(process.execPath, [join(here, name), ...args], {
    ...user,
    env,
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const [line] = (await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    exited.then(() => {
      throw new Error(`${name} ended without a word`);
    }),
  ])) as [string];
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  return { line, pid: child.pid, end };
}

/** Starts the database in another process; rejects with the error of that start. */
export async function spawnHolder(
  dataDir: string,
  options: { user?: DatabaseUser; env?: NodeJS.ProcessEnv } = {},
): Promise<{ connection: ClientConfig; end: (signal: NodeJS.Signals) => Promise<void> }> {
  const { line, end } = await spawnFixture('holder.fixture.ts', [dataDir], options);
  const answer: { connection: ClientConfig } | { error: string } = JSON.parse(line);
  if ('error' in answer) throw new Error(answer.error);
  return { connection: answer.connection, end };
}

/** The process id in postmaster.pid of a server that must be running. */
export function postmasterPid(folder: DatabaseFolder): number {
  const file = readPostmasterFile(folder.cluster);
  if (!file) throw new Error(`No postmaster.pid in ${folder.cluster}`);
  return file.pid;
}

/** Data folders for one test file; closing it ends everything that was started in them. */
export function makeGround() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'orendi-embedded-')));
  chmodSync(root, 0o755);
  const dataDirs: string[] = [];
  const stops: (() => Promise<void>)[] = [];
  const silent = { debug() {}, info() {}, warn() {} };
  return {
    root,
    /** The path of a data folder, which is created if `mode` is given. */
    dataDir(name: string, mode?: number): string {
      const path = join(root, name);
      if (mode !== undefined) {
        mkdirSync(path, { recursive: true });
        chmodSync(path, mode);
      }
      dataDirs.push(path);
      return path;
    },
    async start(dataDir: string, options: Partial<EmbeddedOptions> = {}) {
      const lock = lockDataFolder(dataDir);
      const embedded = { dataDir, log: silent, ...options };
      const server = await startEmbeddedPostgres(embedded).catch((error: unknown) => {
        lock.release();
        throw error;
      });
      const stop = async () => {
        await server.stop();
        lock.release();
      };
      stops.push(stop);
      return { ...server, stop };
    },
    async clear(): Promise<void> {
      for (const stop of stops) await stop();
      await Promise.all(dataDirs.map((path) => stopOrphan(databaseFolder(path))));
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Polls until the condition holds; fails after the deadline. */
export async function eventually(isSo: () => boolean | Promise<boolean>, seconds = 20) {
  const deadline = Date.now() + seconds * 1000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Not so after ${seconds} s: ${isSo.toString()}`);
    await delay(20);
  }
}
