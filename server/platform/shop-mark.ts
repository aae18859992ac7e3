import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { StartError } from './start-error.ts';
import { withinTime } from './within-time.ts';
import { nullWhenMissing, writeWhole } from './files/write-whole.ts';
import { readValue } from './db/rows.ts';
import type { Db } from './db/tables.ts';

/** A place outside of the database that belongs to a shop, and can be marked with the shop's id. */
export interface MarkedPlace {
  /** Begins a sentence, such as "The bucket a at https://b". */
  name: string;
  /** To be done where it is another shop's, as the end of a sentence. */
  remedy: string;
  /** Null where there is no mark. */
  readMark(): Promise<string | null>;
  writeMark(id: string): Promise<void>;
  /** Whether one without a mark is empty, or holds this shop's own things. */
  isFree(): Promise<boolean>;
}

/**
 * Proves that a place is this shop's, and marks an unmarked one.
 * @throws StartError for another's or unknown things
 */
export async function provePlace(
  { name, remedy, readMark, writeMark, isFree }: MarkedPlace,
  id: string,
): Promise<void> {
  const owner = await readMark();
  if (owner === id) return;
  if (owner !== null) throw new StartError(`${tellForeign(name, owner, id)}: ${remedy}.`);
  if (await isFree()) return writeMark(id);
  throw new StartError(
    `${name} is not empty, and holds nothing that this shop, ${id}, knows: ${remedy}.`,
  );
}

export const tellForeign = (name: string, owner: string, id: string | null) =>
  `${name} belongs to the shop ${owner}, and this is ${id === null ? 'one without an id' : `the shop ${id}`}`;

type Proven = <A extends unknown[], T>(
  work: (...args: A) => Promise<T>,
) => (...args: A) => Promise<T>;

/**
 * Proves whose a service is, now or, where it is away, before its first use.
 * @param patience in milliseconds: a start does not wait longer for a service that may be away
 * @param refusalOf what an error means that ends the start; null for a service that may be proven later
 * @returns makes work wait for the proof
 */
export async function proveFirst(
  prove: () => Promise<void>,
  patience: number,
  refusalOf: (error: unknown) => Error | null,
): Promise<Proven> {
  let proof: Promise<void> | null = null;
  const proveOnce = () =>
    (proof ??= prove().catch((error: unknown) => {
      proof = null;
      throw error;
    }));
  await withinTime(patience, proveOnce(), () => new Error('no answer in time')).catch(
    (error: unknown) => {
      const refusal = refusalOf(error);
      if (refusal) throw refusal;
    },
  );
  return (work) =>
    async (...args) => {
      await proveOnce();
      return work(...args);
    };
}

/** A file of this name, in the data folder and beside the pictures, holds the id of the shop. */
export const markName = 'shop-id';

/** @returns null for a folder without a mark, or one that is not there */
export async function readFolderMark(folder: string): Promise<string | null> {
  const text = await readFile(join(folder, markName), 'utf8').catch(nullWhenMissing);
  return text?.trim() || null;
}

export const markFolder = (folder: string, id: string) =>
  writeWhole(join(folder, markName), `${id}\n`);

/**
 * Before migrating, so that no shop migrates another's database.
 * @param id null for none
 * @throws StartError
 */
export async function refuseForeignDataFolder(dataDir: string, id: string | null): Promise<void> {
  const owner = await readFolderMark(dataDir);
  if (owner === null || owner === id) return;
  const name = `The data folder ${dataDir}`;
  throw new StartError(
    `${tellForeign(name, owner, id)}: check DATA_DIR and DATABASE_URL, or remove ${join(dataDir, markName)} if they belong together.`,
  );
}

/** Works for a database of any release; null where it has none yet. */
export async function readShopId(db: Db): Promise<string | null> {
  // Asked first, as PostgreSQL logs a missing table, and a first start has none.
  const isThere = await readValue(db)<boolean>`
    select to_regclass('shop_identity') is not null`;
  return isThere ? readValue(db)<string | null>`select id from shop_identity` : null;
}

/** Made when it is absent, in a migrated database. */
export async function ensureShopId(db: Db): Promise<string> {
  const kept = await readShopId(db);
  if (kept !== null) return kept;
  await sql`insert into shop_identity default values on conflict do nothing`.execute(db);
  const made = await readShopId(db);
  if (made === null) throw new Error('the database keeps no id of the shop');
  return made;
}

/** @returns the new id */
export const renewShopId = (db: Db) => readValue(db)<string>`
  insert into shop_identity default values
  on conflict (only_one) do update set id = gen_random_uuid() returning id`;
