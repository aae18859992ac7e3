import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';

type Db = Kysely<Database>;

const UNDEFINED_TABLE = '42P01';

/** The id in a database, which may be of any release; null where it has none yet. */
export async function readShopId(db: Db): Promise<string | null> {
  try {
    const { rows } = await sql<{ id: string }>`select id from shop_identity`.execute(db);
    return rows[0]?.id ?? null;
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return null;
    throw error;
  }
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
