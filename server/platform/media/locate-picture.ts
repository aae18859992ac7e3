import { LRUCache } from 'lru-cache';
import {
  objectName,
  parsePictureKey,
  parsePicturePath,
  type PictureDemand,
  picturePrefix,
} from './picture-key.ts';
import type { PictureStorage, ReadAddress } from './storage.ts';

/** Hot pictures, at less than a kilobyte each. */
const most = 20_000;

/**
 * Up to this width a picture is answered here: it is sooner sent than another server is asked for it, and icons, which
 * pages use as masks, would need the bucket's consent (CORS).
 */
const smallWidth = 160;

export interface Locate {
  /** Where the picture of a path below MEDIA_URL can be read past this process; null when it is answered here. */
  (path: string): Promise<ReadAddress | null>;
  forget(key: string): void;
}

/**
 * Finds pictures that browsers can read from the bucket itself. A size that nobody has asked for yet is not there, and is
 * made and answered by `serve`. JPEGs are answered here: mails and link previews ask for them, seldom, and not every
 * program behind those follows a redirect.
 */
export function createLocate(storage: Pick<PictureStorage, 'exists' | 'addressOf'>): Locate {
  const known = new LRUCache<string, ReadAddress>({ max: most });

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
  return Object.assign(locate, { forget });
}

const isAnsweredHere = ({ key, format }: PictureDemand) =>
  format === 'jpg' || (parsePictureKey(key)?.width ?? 0) <= smallWidth;
