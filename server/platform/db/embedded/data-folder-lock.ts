import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../start-error.ts';
import { isSystemError, systemReason } from './system-reason.ts';

export interface DataFolderLock {
  /** Lets another start have the folder. May be called twice. */
  release(): void;
}

/** How long two starts at the same instant may need until one of them has the lock. */
const contentionMillis = 300;
const sqliteBusy = 5;

/** A lock that nobody refers to any more would be collected, and with that be open again. */
const heldLocks = new Set<DatabaseSync>();

/**
 * Makes the data folder if needed and keeps every other start out of it until `release()` or the end
 * of the process.
 *
 * The lock is one of the kernel, on the file `lock`. Node has no call for it, SQLite inside Node has:
 * an exclusive transaction that is never ended. The kernel drops the lock when its process dies in
 * whatever way, so there is no stale lock to judge, no recycled process number to mistake for the
 * owner, and no moment in which two starts could both take over. `lock.pid` only serves the message.
 *
 * @throws StartError when the folder cannot be written or is in use
 */
export function lockDataFolder(dataDir: string): DataFolderLock {
  makeWritableFolder(dataDir);
  const pidFile = join(dataDir, 'lock.pid');
  const lock = takeLock(dataDir, pidFile);
  heldLocks.add(lock);
  return {
    release() {
      if (!heldLocks.delete(lock)) return;
      rmSync(pidFile, { force: true });
      lock.close();
    },
  };
}

function makeWritableFolder(dataDir: string): void {
  try {
    const made = mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // The database runs as another user then, and has to pass through to its own folder.
    if (made !== undefined && process.getuid?.() === 0) chmodSync(dataDir, 0o711);
    // A folder of its own as the probe: the system answers for root and for read-only disks too.
    rmdirSync(mkdtempSync(join(dataDir, '.probe-')));
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const reason = error.code === 'EEXIST' ? 'it is not a folder' : systemReason(error);
    throw new StartError(`The data folder ${dataDir} cannot be written: ${reason}.`);
  }
}

function takeLock(dataDir: string, pidFile: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(dataDir, 'lock'), { timeout: contentionMillis });
    lock.exec('pragma journal_mode = memory; begin exclusive');
    writeFileSync(pidFile, `${process.pid}\n`);
    return lock;
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) {
      throw new StartError(
        `The data folder ${dataDir} is in use by another start${describeOwner(pidFile)}.`,
      );
    }
    throw new StartError(`The data folder ${dataDir} cannot be locked: ${systemReason(error)}.`);
  }
}

function describeOwner(pidFile: string): string {
  try {
    const pid = readFileSync(pidFile, 'utf8').trim();
    return pid === '' ? '' : ` (process ${pid})`;
  } catch {
    return '';
  }
}
