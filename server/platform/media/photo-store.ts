import { randomBytes } from 'node:crypto';
import type { MarkedPlace } from '../shop-mark.ts';
import type { PictureStorage } from './storage.ts';

/**
 * Photographs that few may see. Their keys are random, so that no two are ever one file, and nobody who has a picture finds
 * out whether it is here.
 */
export type PhotoStore = ReturnType<typeof photosOver> & { mark: MarkedPlace };

/** Never the key of a picture, in which more follows. */
export const isPhotoKey = (key: string) => /^[0-9a-f]{32}$/.test(key);

export const photoName = (key: string) => `${key.slice(0, 2)}/${key}.webp`;

export function photosOver(storage: PictureStorage) {
  const write = (key: string, webp: Buffer) => storage.write(photoName(key), webp, 'image/webp');
  return {
    /** @returns the key of a new photograph */
    async add(webp: Buffer) {
      const key = randomBytes(16).toString('hex');
      await write(key, webp);
      return key;
    },
    write,
    /** Null if there is none, here and in `read`. */
    open: (key: string) => storage.open(photoName(key)),
    read: (key: string) => storage.read(photoName(key)),
    remove: (key: string) => storage.remove(photoName(key)),
    /** The keys of all that were stored longer ago. */
    async *listOlder(ageMs: number) {
      for await (const name of storage.listOlder(ageMs)) {
        const key = name.slice('ab/'.length, -'.webp'.length);
        if (isPhotoKey(key) && photoName(key) === name) yield key;
      }
    },
  };
}
