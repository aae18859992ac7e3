import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Currency, Database, ItemType } from '../../../platform/db/tables.ts';

/**
 * The newest listings that meet some conditions.
 * @param most how many of them are counted: one more is enough to tell that there are others
 */
export async function listNewest(
  db: Kysely<Database>,
  conditions: RawBuilder<unknown>[],
  { offset, limit }: { offset: number; limit: number },
  most: number,
): Promise<{ ids: number[]; count: number }> {
  const matching = sql`from listing where ${sql.join([sql`true`, ...conditions], sql` and `)}`;
  const { rows } = await sql<{ ids: number[]; count: number }>`
    select array(select id ${matching} order by published_at desc, id desc limit ${limit} offset ${offset}) as ids,
      (select count(*)::int from (select 1 ${matching} limit ${most + 1}) counted) as count`.execute(
    db,
  );
  return rows[0] ?? { ids: [], count: 0 };
}

/** What listings are compared by. */
export interface ComparedRow {
  id: number;
  kind: ItemType;
  business: number;
  category: number[];
  brand: string | null;
  color: string | null;
  material: string | null;
  amount: number;
  currency: Currency;
}

export async function listCompared(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ComparedRow[]> {
  const { rows } = await sql<ComparedRow>`
    select id, case when product_id is null then 'package' else 'product' end as kind, business_id as business,
      coalesce(part_category_ids, array[category_id]) as category, brand, color, material,
      effective_price::float8 as amount, currency
    from listing where id = any(${ids}::int[])`.execute(db);
  return rows;
}
