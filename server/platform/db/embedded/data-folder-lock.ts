import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../start-error.ts';
import { isSystemError, systemReason } from './explain-trouble.ts';

export class FolderInUse extends StartError {}

/** How long two simultaneous starts may need until one of them has the lock. */
const contentionMillis = 300;
const sqliteBusy = 5;

/** Keeps references: a lock that is garbage-collected would be released. */
const heldLocks = new Set<DatabaseSync>();

/**
 * Creates the data folder if needed and keeps every other start out of it until `release()` or the end of the process.
 *
 * The lock is a kernel lock on the file `lock`. Node has no call for one, but its SQLite does: an exclusive transaction
 * that never ends. The kernel drops the lock however its process dies, so there is no stale lock to detect, no recycled
 * process id to mistake for the owner, and no moment in which two starts could both take over. `lock.pid` is only for
 * the error message.
 *
 * @throws StartError when the folder cannot be written, FolderInUse when it is in use
 */
export function lockDataFolder(dataDir: string) {
  makeWritableFolder(dataDir);
  const pidFile = join(dataDir, 'lock.pid');
  const lock = takeLock(dataDir, pidFile);
  heldLocks.add(lock);
  return {
    /** Lets another start use the folder. May be called twice. */
    release(): void {
      if (!heldLocks.delete(lock)) return;
      rmSync(pidFile, { force: true });
      lock.close();
    },
  };
}

function makeWritableFolder(dataDir: string): void {
  try {
    // On a disk that is mounted read-only, Node would say that the folder does not exist.
    for (let above = dataDir; !existsSync(above); above = dirname(above))
      if (existsSync(dirname(above))) rmdirSync(mkdtempSync(join(dirname(above), '.probe-')));
    const made = mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // Then the database runs as another user, who has to pass through to its own folder.
    if (made !== undefined && process.getuid?.() === 0) chmodSync(dataDir, 0o711);
    // Probes by creating a folder: permission bits say nothing about root or read-only disks.
    rmdirSync(mkdtempSync(join(dataDir, '.probe-')));
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const reason = error.code === 'EEXIST' ? 'it is not a folder' : systemReason(error);
    const advice =
      error.code === 'EROFS'
        ? ' Mount the disk for writing, or set DATA_DIR to another folder.'
        : '';
    throw new StartError(`The data folder ${dataDir} cannot be written: ${reason}.${advice}`);
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
      throw new FolderInUse(
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
