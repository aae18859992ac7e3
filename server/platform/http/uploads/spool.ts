import { mkdir, open, unlink } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FileContent } from './read-parts.ts';
import { isAlmostFull, readDisk } from '../../disk-space.ts';
import { removeOlder } from '../../files/write-whole.ts';
import { ApiError } from '../api-error.ts';

export type SpooledFile = Awaited<ReturnType<Spool['append']>>;
export type Spool = Awaited<ReturnType<typeof openSpool>>;

/** The room on the disk is looked at again after this many bytes. */
const CHECK_BYTES = 16 * 1024 * 1024;

/** Takes the files of one field, one after another, in one file on the disk. */
export async function openSpool(folder: SpoolFolder) {
  const handle = await folder.open();
  let end = 0;
  let unchecked = 0;

  async function write(chunk: Buffer) {
    unchecked += chunk.length;
    if (unchecked > CHECK_BYTES) {
      unchecked = 0;
      await folder.checkRoom();
    }
    for (let at = 0; at < chunk.length;) {
      const { bytesWritten } = await handle.write(chunk, at, chunk.length - at, end);
      at += bytesWritten;
      end += bytesWritten;
    }
  }

  return {
    /**
     * @param maxBytes the rest is read, but not kept
     * @throws ApiError UNAVAILABLE on a full disk; others' errors
     */
    async append(content: FileContent, maxBytes: number) {
      const start = end;
      let size = 0;
      for await (const chunk of content) {
        const bytes = chunk as Buffer;
        size += bytes.length;
        if (size <= maxBytes) await write(bytes);
      }
      return {
        size,
        /** Longer than allowed: only its beginning is here. */
        isTooLarge: size > maxBytes || content.truncated === true,
        /** Where it is: from `start` in this file, which others may share. */
        handle,
        start,
        async read() {
          const bytes = Buffer.alloc(size);
          for (let at = 0; at < size;) {
            const { bytesRead } = await handle.read(bytes, at, size - at, start + at);
            if (bytesRead === 0) throw new Error('an upload has lost its end');
            at += bytesRead;
          }
          return bytes;
        },
      };
    },
    close: () => handle.close(),
  };
}

export type SpoolFolder = ReturnType<typeof openSpoolFolder>;

const prefix = 'upload-';
/** A file that still has its name after this time belongs to a process that was killed. */
const NAMED_MS = 60_000;

/**
 * Where the files of uploads wait until they are whole.
 * @param folder is made when it is needed first, for its owner only
 * @param readRoom and `openFile`: replaced by tests
 */
export function openSpoolFolder(
  folder: string,
  { readRoom = readDisk, openFile = (path: string) => open(path, 'wx+', 0o600) } = {},
) {
  let prepared: Promise<void> | undefined;

  /**
   * Call it while files grow: the last room is left to the database.
   * @throws ApiError UNAVAILABLE
   */
  async function checkRoom() {
    if (await isAlmostFull(folder, readRoom)) {
      throw new ApiError('UNAVAILABLE', { headers: { 'Retry-After': '60' } });
    }
  }

  return {
    checkRoom,
    /**
     * A nameless file, which ends with the process.
     * @throws ApiError UNAVAILABLE on a full disk; file system errors
     */
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

/** Makes the folder, and deletes what a kill between opening a file and removing its name has left. */
async function prepare(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeOlder(folder, NAMED_MS, prefix);
}
