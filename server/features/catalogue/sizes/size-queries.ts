import type { Focus } from '@orendi/contract/fit-picture';
import type { Unmeasured } from '@orendi/contract/schemas/product';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

export interface Sizes {
  length: number | null;
  width: number | null;
  height: number | null;
}

export interface UnmeasuredRow extends Omit<Unmeasured, 'image' | 'image_focus'> {
  picture_key: string | null;
  picture_focus: Focus | null;
}

/** SQL condition: a dimension of the product `p` is missing or 0. */
const lacksSize = sql`(coalesce(p.length, 0) = 0 or coalesce(p.width, 0) = 0 or coalesce(p.height, 0) = 0)`;

/** The newest first. */
export async function listUnmeasured(
  db: Db,
  businessId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<UnmeasuredRow[]> {
  const { rows } = await sql<UnmeasuredRow>`
    select p.id, p.product_name, k.picture_key, k.focus as picture_focus, p.length, p.width, p.height, p.version
    from product p left join product_picture k on k.product_id = p.id and k.position = 0
    where p.business_id = ${businessId} and ${lacksSize}
    order by p.created_at desc, p.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countUnmeasured(db: Db, businessId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from product p where p.business_id = ${businessId} and ${lacksSize}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** @returns the products whose sizes have changed, with their new versions */
export async function setSizes(
  trx: Db,
  products: (Sizes & { id: number })[],
): Promise<{ id: number; version: number }[]> {
  const { rows } = await sql<{ id: number; version: number }>`
    update product p set length = s.length, width = s.width, height = s.height,
      version = version + 1, updated_at = now()
    from json_to_recordset(${JSON.stringify(products)}::json)
      as s(id integer, length numeric, width numeric, height numeric)
    where p.id = s.id and (p.length, p.width, p.height) is distinct from (s.length, s.width, s.height)
    returning p.id, p.version`.execute(trx);
  return rows;
}
