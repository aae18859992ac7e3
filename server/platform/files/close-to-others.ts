import { chmod, lstat, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { nullWhenMissing, ownFile, ownFolder } from './write-whole.ts';

/** Names in the data folder, except the database, which protects its own folder. */
const ours = ['auth-secret', 'erasures.jsonl', 'lock', 'lock.pid', 'mail', 'pictures'];

/** The permissions of all other users. */
const others = 0o077;

/**
 * Closes the contents of the data folder to other users of this machine, also what former versions and other tools
 * have left open. Run as root, the folder itself can still be passed through, because the database then runs as
 * another user.
 * @returns the first path that belongs to another user and could not be closed; null if all is well
 */
export async function closeToOthers(dataDir: string): Promise<string | null> {
  const passable = process.getuid?.() === 0 ? 0o711 : ownFolder;
  const paths = ours.map((name) => join(dataDir, name));
  try {
    const { mode } = await stat(dataDir);
    if ((mode & 0o777 & ~passable) !== 0) await chmod(dataDir, passable);
    for (const path of paths) await close(path);
    return null;
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    if (code === 'EPERM' || code === 'EROFS') return path ?? dataDir;
    throw error;
  }
}

/** A folder is closed last, so later starts need not look through a closed one with thousands of pictures. */
async function close(path: string): Promise<void> {
  const found = await lstat(path).catch(nullWhenMissing);
  if (!found || found.isSymbolicLink() || (found.mode & others) === 0) return;
  if (!found.isDirectory()) return chmod(path, ownFile);
  for (const name of await readdir(path)) await close(join(path, name));
  await chmod(path, ownFolder);
}
