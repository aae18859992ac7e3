import { availableParallelism } from 'node:os';
import type { Focus } from '@orendi/contract/fit-picture';
import type { Log } from '../log/log.ts';
import { findFocus } from './find-focus.ts';
import { type Compose, createCompose } from './keep-composition.ts';
import type { MarkedPlace } from '../shop-mark.ts';
import { originalName, parsePictureKey, picturePrefix } from './picture-key.ts';
import { createQueue } from './queue.ts';
import { collectUpload, type PictureInput, readPicture, type ReadPicture } from './read-picture.ts';
import { createLocate } from './locate-picture.ts';
import { createServe, type ServedPicture } from './serve-picture.ts';
import type { PictureStorage, ReadAddress } from './storage.ts';

export interface StoredPicture {
  key: string;
  width: number;
  height: number;
  /** Size as stored. */
  bytes: number;
}

export interface Media {
  /**
   * Checks and prepares an upload without storing anything. A form with several pictures reads them all before it keeps
   * the first, so that a refusal leaves nothing behind.
   * @param maxBytes for files that no browser has downscaled; 5 MiB by default
   * @throws PictureError
   */
  read(upload: PictureInput, maxBytes?: number): Promise<ReadPicture>;
  /** Stores what `read` returned, unless the same picture is already stored. */
  keep(picture: Omit<ReadPicture, 'focus'>): Promise<StoredPicture>;
  /** `read` followed by `keep`. */
  store(upload: PictureInput): Promise<StoredPicture>;
  /** @param path below MEDIA_URL, such as `/{key}/320.webp` */
  serve(path: string): Promise<ServedPicture | null>;
  /** Null when it is to be served by this process. */
  locate(path: string): Promise<ReadAddress | null>;
  compose: Compose;
  /** Null when the picture is not stored. */
  findFocus(key: string): Promise<Focus | null>;
  has(key: string): Promise<boolean>;
  /** Null when it is not stored. */
  readOriginal(key: string): Promise<Buffer | null>;
  /** Removes a picture with all its sizes. The caller ensures that nothing refers to it any more. */
  remove(key: string): Promise<void>;
  mark: MarkedPlace;
}

/**
 * Decoding and encoding run on libuv's four threads, which files, DNS and password hashing need too. Uploads are
 * processed one at a time, because a decoded picture of 50 megapixels can take a gigabyte; sizes for visitors use one
 * or two further threads.
 */
export function mediaOver(storage: PictureStorage, log: Pick<Log, 'warn'>): Omit<Media, 'mark'> {
  const locate = createLocate(storage);
  const uploads = createQueue(1);
  const sizes = createQueue(availableParallelism() > 2 ? 2 : 1);

  async function read(upload: PictureInput, maxBytes?: number) {
    const bytes = await collectUpload(upload, maxBytes);
    return uploads(() => readPicture(bytes));
  }

  async function keep({ key, width, height, webp }: Omit<ReadPicture, 'focus'>) {
    const name = originalName(key);
    if (!(await storage.exists(name))) await storage.write(name, webp, 'image/webp');
    return { key, width, height, bytes: webp.length };
  }

  return {
    read,
    keep,
    store: async (upload) => keep(await read(upload)),
    serve: createServe({ storage, queue: sizes, log }),
    locate,
    compose: createCompose({ storage, sizes, log }),
    async findFocus(key) {
      const webp = parsePictureKey(key) && (await storage.read(originalName(key)));
      return webp && sizes(() => findFocus(webp));
    },
    has: async (key) => parsePictureKey(key) !== null && storage.exists(originalName(key)),
    readOriginal: async (key) =>
      parsePictureKey(key) === null ? null : storage.read(originalName(key)),
    async remove(key) {
      if (!parsePictureKey(key)) return;
      locate.forget(key);
      // The original first: a size being made meanwhile then finds it gone and removes itself.
      await storage.remove(originalName(key));
      await storage.removeAll(picturePrefix(key));
    },
  };
}
