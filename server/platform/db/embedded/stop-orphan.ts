import { existsSync, realpathSync } from 'node:fs';
import { type DatabaseFolder, databaseFolder } from './database-folder.ts';
import { isPostmaster } from './is-postmaster.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { shutDownPostmaster } from './shut-down-postmaster.ts';
import { isSystemError } from './system-reason.ts';

/**
 * Stops the PostgreSQL that a killed start left running. It is not taken over: we would not notice when a process that
 * is not our child ends, and its programs may be those of an older release.
 * @returns whether there was one
 */
export async function stopOrphan(folder: DatabaseFolder): Promise<boolean> {
  const pid = readPostmasterFile(folder.cluster)?.pid;
  if (pid === undefined || !isPostmaster(pid, folder.clusterName)) return false;
  await shutDownPostmaster({
    signal: (name) => sendSignal(pid, name),
    isGone: () => !isPostmaster(pid, folder.clusterName),
  });
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
