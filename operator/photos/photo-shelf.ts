import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isPicture,
  type KnownPicture,
  type PhotoSource,
  type ReadPhoto,
} from '@orendi/server/features/spreadsheets/index';
import type { Services } from '@orendi/server/services';
import type { ReadPicture } from '@orendi/server/platform/media/index';
import { StartError } from '@orendi/server/platform/start-error';
import { picture } from '@orendi/contract/limits';
import { fileFault, UsageError } from '@orendi/server/features/operators/index';

export type PhotoShelf = ReturnType<typeof createPhotoShelf>;

/**
 * A folder's photos on their way into the picture store; each is read once.
 * @param dryRun reads the files without storing them
 */
export function createPhotoShelf(media: Services['media'], source: PhotoSource, dryRun: boolean) {
  /** The outcome for each file read: the picture's key, or a sentence that says why it is refused. */
  const read = new Map<string, ReadPhoto<string>>();
  /** Size and focus of these pictures, by their keys. */
  const known = new Map<string, KnownPicture>();
  const held = new Map<string, ReadPicture>();
  const addedKeys = new Set<string>();

  async function look(file: string): Promise<ReadPhoto<string>> {
    try {
      const picture = await media.read(await source.read(file));
      held.set(file, picture);
      known.set(picture.key, { bytes: picture.webp.length, found: picture.focus });
      return { key: picture.key };
    } catch (error) {
      return { fault: reasonOf(file, error) };
    }
  }

  return {
    read,
    known,
    async look(files: string[]) {
      for (const file of files) if (!read.has(file)) read.set(file, await look(file));
    },
    /** Stores pictures of files already read. */
    async keep(files: string[]) {
      for (const file of files) {
        const picture = held.get(file);
        if (!picture) continue;
        if (!(await media.has(picture.key))) addedKeys.add(picture.key);
        if (!dryRun) await media.keep(picture);
        held.delete(file);
      }
    },
    /** How many pictures were new to the store. */
    added: () => addedKeys.size,
  };
}

function reasonOf(file: string, error: unknown): string {
  const fault = fileFault(file, error);
  if (fault instanceof StartError || fault instanceof UsageError) return fault.message;
  throw fault;
}

/**
 * The files directly in a folder.
 * @throws StartError when there is no such folder, or no picture in it
 */
export async function openPhotoFolder(folder: string): Promise<PhotoSource> {
  const names = await listFiles(folder);
  if (!names.some(isPicture)) {
    throw new StartError(`${folder} holds no pictures (${picture.extensions.join(', ')}).`);
  }
  return { names, read: async (name) => createReadStream(join(folder, name)) };
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    const isFile = error instanceof Error && 'code' in error && error.code === 'ENOTDIR';
    throw isFile ? new StartError(`${folder} is not a folder.`) : fileFault(folder, error);
  });
  return entries.filter((entry) => !entry.isDirectory()).map((entry) => entry.name);
}
