import { sql } from 'kysely';
import { type MarkedPlace, markName, proveFirst, provePlace } from '../shop-mark.ts';
import { StartError } from '../start-error.ts';
import type { PictureStorage } from './storage.ts';
import type { Db } from '../db/tables.ts';

export interface PictureOwner {
  id: string;
  /** Some pictures that no other shop has; all of them if they are few. */
  listKeys(): Promise<readonly string[]>;
}

/** In milliseconds. */
const patience = 3_000;

/** @param names of objects that prove a storage without a mark to be this shop's */
export function markOf(
  storage: PictureStorage,
  names: () => Promise<readonly string[]>,
): MarkedPlace {
  return {
    name: storage.name,
    remedy:
      'change the setting, or say `npm run operator -- shop claim-pictures --yes` if the pictures are its own',
    readMark: async () => (await storage.read(markName))?.toString().trim() || null,
    writeMark: (id) => storage.write(markName, Buffer.from(`${id}\n`), 'text/plain'),
    async isFree() {
      if (await storage.isEmpty()) return true;
      for (const name of await names()) if (await storage.exists(name)) return true;
      return false;
    },
  };
}

/**
 * Storage proven to be this shop's before its first use, or now if it answers.
 * @throws StartError if it is not
 */
export async function ownPictures(storage: PictureStorage, mark: MarkedPlace, id: string) {
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
    count: proven(storage.count),
    removeAll: proven(storage.removeAll),
    listOlder: proven(storage.listOlder),
    ...(storage.addressOf && { addressOf: proven(storage.addressOf) }),
  };
}

const most = 5;

/** Keys that prove a storage to be this shop's. The banner of every shop proves nothing, unless alone. */
export async function listTellingKeys(db: Db): Promise<string[]> {
  const { rows } = await sql<{ key: string; tells: boolean }>`
    with told as (select key, created_at,
      not exists (select from announcement where default_banner = key) as tells from picture)
    (select key, tells from told order by tells desc, created_at desc limit ${most})
    union (select key, tells from told order by tells desc, random() limit ${most})`.execute(db);
  const telling = rows.filter(({ tells }) => tells);
  return (telling.length > 0 ? telling : rows).map(({ key }) => key);
}
