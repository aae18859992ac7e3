import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';

type Db = Kysely<Database>;

/** The id in a database, which may be of any release; null where it has none yet. */
export async function readShopId(db: Db): Promise<string | null> {
  // Asked first, as PostgreSQL tells the log of a table that is missing, and a first start has none.
  const { rows: tables } = await sql<{ is_there: boolean }>`
    select to_regclass('shop_identity') is not null as is_there`.execute(db);
  if (!tables[0]?.is_there) return null;
  const { rows } = await sql<{ id: string }>`select id from shop_identity`.execute(db);
  return rows[0]?.id ?? null;
}

/** The id of the shop in a migrated database, made when it is absent. */
export async function ensureShopId(db: Db): Promise<string> {
  const kept = await readShopId(db);
  if (kept !== null) return kept;
  await sql`insert into shop_identity default values on conflict do nothing`.execute(db);
  const made = await readShopId(db);
  if (made === null) throw new Error('the database keeps no id of the shop');
  return made;
}

/** @returns the new id */
export async function renewShopId(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`insert into shop_identity default values
    on conflict (only_one) do update set id = gen_random_uuid() returning id`.execute(db);
  return rows[0]?.id ?? '';
}
