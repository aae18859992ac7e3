import { originalName } from './object-name.ts';
import { createSingleFlight } from './single-flight.ts';
import type { PictureStorage } from './storage.ts';

/** Makes a picture that is known but not stored, as WebP; null for every other key. */
export type MissingPicture = (key: string) => Promise<Buffer | null>;

export type BringMissing = MissingPicture;

/** Stores missing pictures, once for all concurrent callers. The maker limits how many it makes at a time. */
export function createBringMissing(storage: PictureStorage, missing: MissingPicture): BringMissing {
  const once = createSingleFlight<Buffer | null>();
  return (key) =>
    once(key, async () => {
      const made = await missing(key);
      if (made) await storage.write(originalName(key), made, 'image/webp');
      return made;
    });
}
