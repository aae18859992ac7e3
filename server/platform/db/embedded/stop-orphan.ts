import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { type DatabaseFolder, databaseFolder } from './database-folder.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { isSystemError } from './explain-trouble.ts';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Stops the PostgreSQL that a killed start left running. It is not taken over: we would not notice when a process that
 * is not our child ends, and its programs may be those of an older release.
 * @returns whether there was one
 */
export async function stopOrphan(folder: DatabaseFolder): Promise<boolean> {
  const pid = readPostmasterFile(folder.cluster)?.pid;
  if (pid === undefined || !isPostmaster(pid, folder.clusterName)) return false;
  const isGone = () => !isPostmaster(pid, folder.clusterName);
  await shutDownPostmaster((name) => sendSignal(pid, name), isGone);
  return true;
}

/** The same for a data folder, which need not exist: before its files are removed under a database that still runs. */
export async function stopOrphanIn(dataDir: string): Promise<void> {
  if (existsSync(dataDir)) await stopOrphan(databaseFolder(realpathSync(dataDir)));
}

function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // It has ended since the last check, which was the purpose.
    if (!isSystemError(error) || error.code !== 'ESRCH') throw error;
  }
}

/**
 * Whether the process is this cluster's PostgreSQL server and not another program that reused its process id. Decided
 * by the command line, which root may read without further privileges, even in a container; /proc/PID/exe and cwd need
 * more.
 */
export function isPostmaster(pid: number, clusterName: string): boolean {
  const words = existsSync('/proc/self/cmdline') ? readProc(pid) : askPs(pid);
  return words.includes('postgres') && words.includes(`cluster_name=${clusterName}`);
}

/** Empty for a process that has ended, including a zombie. */
function readProc(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** For systems without /proc, such as macOS. */
export function askPs(pid: number): string {
  return (
    spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
  );
}

/**
 * A fast shutdown disconnects clients and writes everything, so the next start has nothing to recover. If that hangs:
 * an immediate shutdown, after which the next start recovers from the write-ahead log; then a kill.
 */
const steps: [NodeJS.Signals, patienceMillis: number][] = [
  ['SIGINT', 30_000],
  ['SIGQUIT', 5000],
  ['SIGKILL', 5000],
];

export async function shutDownPostmaster(
  signal: (name: NodeJS.Signals) => void,
  isGone: () => boolean,
): Promise<void> {
  for (const [name, patienceMillis] of steps) {
    if (isGone()) return;
    signal(name);
    const deadline = Date.now() + patienceMillis;
    while (!isGone() && Date.now() < deadline) await delay(10);
  }
  if (!isGone()) throw new Error('PostgreSQL could not be stopped.');
}
