import type pg from 'pg';

/** Anything that a statement can be sent to. */
type Asked = Pick<pg.Pool | pg.ClientBase, 'query'>;

const UNDEFINED_TABLE = '42P01';

/** The id in a database, which may be of any release; null where it has none yet. */
export async function readShopId(asked: Asked): Promise<string | null> {
  try {
    const { rows } = await asked.query<{ id: string }>('select id from shop_identity');
    return rows[0]?.id ?? null;
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return null;
    throw error;
  }
}

/** The id of the shop in a migrated database, made when it is absent. */
export async function ensureShopId(asked: Asked): Promise<string> {
  const kept = await readShopId(asked);
  if (kept !== null) return kept;
  await asked.query('insert into shop_identity default values on conflict do nothing');
  const made = await readShopId(asked);
  if (made === null) throw new Error('the database keeps no id of the shop');
  return made;
}
