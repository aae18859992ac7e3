import { availableParallelism } from 'node:os';
import type { Log } from '../log/log.ts';
import { findFocus } from './find-focus.ts';
import { createCompose } from './keep-composition.ts';
import type { MarkedPlace } from '../shop-mark.ts';
import {
  originalName,
  parsePictureKey,
  picturePrefix,
  objectName,
  parsePicturePath,
  type PictureDemand,
} from './picture-key.ts';
import { createQueue } from './queue.ts';
import { collectUpload, type PictureInput, readPicture, type ReadPicture } from './read-picture.ts';
import { createServe } from './serve-picture.ts';
import type { PictureStorage, ReadAddress } from './storage.ts';
import { LRUCache } from 'lru-cache';

/** Hot pictures, at less than a kilobyte each. */
const most = 20_000;

/** Up to this width, pictures come from here: it is quicker, and masks would need the bucket's consent (CORS). */
const smallWidth = 160;

/**
 * Finds pictures that browsers can read from the bucket itself. A size that nobody has asked for yet is not there, and is
 * made and answered by `serve`. JPEGs are answered here: mails and link previews ask for them, seldom, and not every
 * program behind those follows a redirect.
 */
function createLocate(storage: Pick<PictureStorage, 'exists' | 'addressOf'>) {
  const known = new LRUCache<string, ReadAddress>({ max: most });

  /** Where the picture of a path below MEDIA_URL can be read past this process; null when it is answered here. */
  const locate = async (path: string): Promise<ReadAddress | null> => {
    const demand = parsePicturePath(path);
    if (!demand || !storage.addressOf || isAnsweredHere(demand)) return null;
    const name = objectName(demand);
    const kept = known.get(name);
    if (kept && kept.until > Date.now()) return kept;
    if (!(await storage.exists(name))) return null;
    const address = await storage.addressOf(name);
    if (address) known.set(name, address);
    return address;
  };
  const forget = (key: string) => {
    for (const name of known.keys()) if (name.startsWith(picturePrefix(key))) known.delete(name);
  };
  return { locate, forget };
}

const isAnsweredHere = ({ key, format }: PictureDemand) =>
  format === 'jpg' || (parsePictureKey(key)?.width ?? 0) <= smallWidth;

export type Media = ReturnType<typeof mediaOver> & { mark: MarkedPlace };

/**
 * Decoding and encoding run on libuv's four threads, which files, DNS and password hashing need too. Uploads are
 * processed one at a time, because a decoded picture of 50 megapixels can take a gigabyte; sizes for visitors use one
 * or two further threads.
 */
export function mediaOver(storage: PictureStorage, log: Pick<Log, 'warn'>) {
  const { locate, forget } = createLocate(storage);
  const uploads = createQueue(1);
  const sizes = createQueue(availableParallelism() > 2 ? 2 : 1);

  /**
   * Checks and prepares an upload without storing anything. A form with several pictures reads them all before it keeps
   * the first, so that a refusal leaves nothing behind.
   * @param longestSide in pixels; larger ones are made smaller
   * @param maxBytes for files that no browser has downscaled; 5 MiB by default
   * @throws PictureError
   */
  async function read(upload: PictureInput, maxBytes?: number, longestSide?: number) {
    const bytes = await collectUpload(upload, maxBytes);
    return uploads(() => readPicture(bytes, longestSide));
  }

  /** Stores what `read` returned, unless the same picture is already stored. */
  async function keep({ key, width, height, webp }: Omit<ReadPicture, 'focus'>) {
    const name = originalName(key);
    if (!(await storage.exists(name))) await storage.write(name, webp, 'image/webp');
    return { key, width, height, bytes: webp.length };
  }

  return {
    read,
    keep,
    store: async (upload: PictureInput) => keep(await read(upload)),
    serve: createServe(storage, sizes, log),
    locate,
    compose: createCompose(storage, sizes, log),
    /** Null when the picture is not stored. */
    async findFocus(key: string) {
      const webp = parsePictureKey(key) && (await storage.read(originalName(key)));
      return webp && sizes(() => findFocus(webp));
    },
    has: async (key: string) => parsePictureKey(key) !== null && storage.exists(originalName(key)),
    /** Null when it is not stored. */
    readOriginal: async (key: string) =>
      parsePictureKey(key) === null ? null : storage.read(originalName(key)),
    /** Removes a picture with all its sizes. The caller ensures that nothing refers to it any more. */
    async remove(key: string) {
      if (!parsePictureKey(key)) return;
      forget(key);
      // The original first: a size being made meanwhile then finds it gone and removes itself.
      await storage.remove(originalName(key));
      await storage.removeAll(picturePrefix(key));
    },
  };
}
