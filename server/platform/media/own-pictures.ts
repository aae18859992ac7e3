import { type MarkedPlace, markName, provePlace } from '../shop-mark/index.ts';
import { StartError } from '../start-error.ts';
import { withinTime } from '../within-time.ts';
import { originalName } from './object-name.ts';
import type { PictureStorage } from './storage.ts';

/** Whose pictures a storage is to hold. */
export interface PictureOwner {
  id: string;
  /** Some pictures that no other shop has; all that there are, if there are few. */
  listKeys(): Promise<readonly string[]>;
}

/** In milliseconds. A start does not wait longer for a service that may be away. */
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
  let proof: Promise<void> | null = null;
  const prove = () =>
    (proof ??= provePlace(mark, id).catch((error: unknown) => {
      proof = null;
      throw error;
    }));
  await withinTime(patience, prove(), () => new Error('no answer in time')).catch(
    (error: unknown) => {
      if (error instanceof StartError) throw error;
    },
  );
  const proven =
    <A extends unknown[], T>(work: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      await prove();
      return work(...args);
    };
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
