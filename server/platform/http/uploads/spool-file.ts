import type { FileHandle } from 'node:fs/promises';
import type { FileContent } from './read-parts.ts';
import type { SpoolFolder } from './spool-folder.ts';

/** A file of an upload, on the disk. */
export interface SpooledFile {
  size: number;
  /** Longer than allowed: only its beginning is here. */
  isTooLarge: boolean;
  /** Where it is: from `start` in this file, which others may share. */
  handle: FileHandle;
  start: number;
  read(): Promise<Buffer>;
}

/** A file on the disk that takes the files of one field, one after another. */
export interface Spool {
  /**
   * @param maxBytes what is beyond is read, but not kept
   * @throws ApiError UNAVAILABLE when the disk is almost full; what the content, or the file system, throws
   */
  append(content: FileContent, maxBytes: number): Promise<SpooledFile>;
  close(): Promise<void>;
}

/** The room on the disk is looked at again after this many bytes. */
const CHECK_BYTES = 16 * 1024 * 1024;

export async function openSpool(folder: SpoolFolder): Promise<Spool> {
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
    async append(content, maxBytes) {
      const start = end;
      let size = 0;
      for await (const chunk of content) {
        const bytes = chunk as Buffer;
        size += bytes.length;
        if (size <= maxBytes) await write(bytes);
      }
      return {
        size,
        isTooLarge: size > maxBytes || content.truncated === true,
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
