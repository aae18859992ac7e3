import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat, statfs, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from '../api-error.ts';

/** Where the files of uploads wait until they are whole. */
export interface SpoolFolder {
  /**
   * A new file that has no name, so that it ends with the process, however that ends.
   * @throws ApiError UNAVAILABLE when the disk is almost full; what the file system throws
   */
  open(): Promise<FileHandle>;
  /**
   * To be called now and then while files grow: the last room on the disk is left to what must not fail for an upload,
   * such as the database.
   * @throws ApiError UNAVAILABLE
   */
  checkRoom(): Promise<void>;
}

interface Options {
  /** In bytes: the room left on the disk, and the disk. For tests. */
  room?: (folder: string) => Promise<{ free: number; all: number }>;
  openFile?: (path: string) => Promise<FileHandle>;
}

const prefix = 'upload-';
/** A file that still has its name after this time belongs to a process that was killed. */
const NAMED_MS = 60_000;
/** What uploads leave free: this many bytes, but of a small disk only a part. */
const keptFree = { bytes: 256 * 1024 * 1024, part: 0.05 };

/** @param folder is made when it is needed first, for its owner only */
export function openSpoolFolder(
  folder: string,
  { room = roomOf, openFile = (path) => open(path, 'wx+', 0o600) }: Options = {},
): SpoolFolder {
  let prepared: Promise<void> | undefined;

  async function checkRoom() {
    const { free, all } = await room(folder);
    if (free < Math.min(keptFree.bytes, all * keptFree.part)) {
      throw new ApiError('UNAVAILABLE', { headers: { 'Retry-After': '60' } });
    }
  }

  return {
    checkRoom,
    async open() {
      prepared ??= prepare(folder);
      await prepared.catch((error: unknown) => {
        prepared = undefined;
        throw error;
      });
      await checkRoom();
      const path = join(folder, `${prefix}${randomUUID()}`);
      const file = await openFile(path);
      await unlink(path).catch(async (error: unknown) => {
        await file.close();
        throw error;
      });
      return file;
    },
  };
}

async function roomOf(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, all: blocks * bsize };
}

/** Makes the folder, and deletes what a kill between opening a file and removing its name has left. */
async function prepare(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < Date.now() - NAMED_MS) await rm(path, { force: true });
  }
}
