import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** For our own user alone: files hold secrets, or personal data. */
export const ownFile = 0o600;
export const ownFolder = 0o700;

/**
 * Writes a file all or nothing, on disk once this resolves: the bytes are flushed before the file gets its name, and
 * the folder is flushed after it. A process that is killed meanwhile leaves only a temporary file.
 * @param temporary where the file is written before it gets its name; on the same file system
 * @param isNew leaves an existing file as it is
 */
export async function writeWhole(
  path: string,
  bytes: Uint8Array | string,
  { temporary = unfinishedName(`${path}.${randomUUID()}`), isNew = false } = {},
): Promise<void> {
  try {
    const fill = () => writeFile(temporary, bytes, { flag: 'wx', mode: ownFile, flush: true });
    // Its folder exists, except the first time.
    await fill().catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      await makeOwnFolder(dirname(temporary));
      await fill();
    });
    if (dirname(path) !== dirname(temporary)) await makeOwnFolder(dirname(path));
    if (isNew) await linkUnlessThere(temporary, path);
    else await rename(temporary, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** For what may be missing: `await readFile(path).catch(nullWhenMissing)`. */
export function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

export async function makeOwnFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: ownFolder });
}

/** Unlike a rename, a link never replaces what another process has just written. */
async function linkUnlessThere(temporary: string, path: string): Promise<void> {
  await link(temporary, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(temporary);
}

/** Writes the names of a folder to the disk. */
export async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path);
  await folder.sync();
}

/** Removes what killed processes have left in a folder: files of a prefix that are older than a write ever takes. */
export async function removeOlder(folder: string, ageMs: number, prefix = ''): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(nullWhenMissing);
    if (found && Date.now() - found.mtimeMs > ageMs) await rm(path, { force: true });
  }
}

const unfinished = /\.(\d+)\.part$/;

function unfinishedName(path: string): string {
  return `${path}.${process.pid}.part`;
}

/** Removes half-written files of killed processes. Call it before this process, whose id may recur, writes there. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of (await readdir(folder).catch(nullWhenMissing)) ?? []) {
    const writer = unfinished.exec(name)?.[1];
    if (writer && !isWriting(Number(writer))) await rm(join(folder, name), { force: true });
  }
}

function isWriting(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process lives, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
