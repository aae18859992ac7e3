import { type MarkedPlace, markName, proveFirst, provePlace } from '../shop-mark/index.ts';
import { StartError } from '../start-error.ts';
import { originalName } from './object-name.ts';
import type { PictureStorage } from './storage.ts';

/** Whose pictures a storage is to hold. */
export interface PictureOwner {
  id: string;
  /** Some pictures that no other shop has; all that there are, if there are few. */
  listKeys(): Promise<readonly string[]>;
}

/** In milliseconds. */
const patience = 3_000;

export function markOf(storage: PictureStorage, keys: PictureOwner['listKeys']): MarkedPlace {
  return {
    name: storage.name,
    remedy:
      'change the setting, or say `npm run operator -- shop claim-pictures --yes` if the pictures are its own',
    readMark: async () => (await storage.read(markName))?.toString().trim() || null,
    writeMark: (id) => storage.write(markName, Buffer.from(`${id}\n`), 'text/plain'),
    async isFree() {
      if (await storage.isEmpty()) return true;
      for (const key of await keys()) if (await storage.exists(originalName(key))) return true;
      return false;
    },
  };
}

/**
 * A storage that is used only once it has proven to be this shop's: now or, where the service is away, before its first use.
 * @throws StartError when it is another shop's
 */
export async function ownPictures(
  storage: PictureStorage,
  mark: MarkedPlace,
  id: string,
): Promise<PictureStorage> {
  const proven = await proveFirst(
    () => provePlace(mark, id),
    patience,
    (error) => (error instanceof StartError ? error : null),
  );
  return {
    ...storage,
    open: proven(storage.open),
    read: proven(storage.read),
    exists: proven(storage.exists),
    write: proven(storage.write),
    remove: proven(storage.remove),
    removeAll: proven(storage.removeAll),
    ...(storage.addressOf && { addressOf: proven(storage.addressOf) }),
  };
}
