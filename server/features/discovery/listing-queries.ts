import { type Insertable, sql } from 'kysely';
import type { Database, Db } from '../../platform/db/tables.ts';

export type ListingRow = Insertable<Database['listing']>;

/** Changes of individual products and packages, or of everything that a business has. */
export interface ListingScope {
  productIds?: number[];
  packageIds?: number[];
  businessId?: number;
}

export async function listProductsInScope(
  trx: Db,
  { productIds = [], businessId = 0 }: ListingScope,
): Promise<number[]> {
  if (productIds.length === 0 && businessId === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select id from product where id = any(${productIds}::int[]) or business_id = ${businessId}
    order by id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Includes the packages that contain one of the products, because they show its name and picture. */
export async function listPackagesInScope(
  trx: Db,
  { productIds = [], packageIds = [], businessId = 0 }: ListingScope,
): Promise<number[]> {
  if (productIds.length + packageIds.length === 0 && businessId === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select id from package where id = any(${packageIds}::int[]) or business_id = ${businessId}
    union select package_id from package_item where product_id = any(${productIds}::int[])
    order by id`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Inserts or overwrites listings, either all of products or all of packages, so that all rows have the same columns.
 */
export async function saveListings(trx: Db, key: 'product_id' | 'package_id', rows: ListingRow[]) {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).filter((name) => name !== key);
  const names = sql.join([key, ...columns].map((name) => sql.ref(name)));
  const values = sql.join(
    columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`),
  );
  await sql`
    insert into listing (${names})
    select ${names} from json_populate_recordset(null::listing, ${JSON.stringify(rows)}::json)
    on conflict (${sql.ref(key)}) do update set ${values}`.execute(trx);
}

export async function removeListings(trx: Db, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from listing where id = any(${ids}::int[])`.execute(trx);
}
