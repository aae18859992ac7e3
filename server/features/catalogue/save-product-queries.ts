import { productFieldNames } from '@orendi/contract/product-fields';
import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { type PictureColumns, type ProductRow, selectProducts } from './product-queries.ts';

/** The fields of a product that its business sets. */
export type ProductFields = Omit<
  Insertable<Database['product']>,
  'id' | 'business_id' | 'version' | 'updated_at'
>;

/** The columns behind `ProductFields`. */
export const productColumns = [
  'external_key',
  ...productFieldNames,
] as const satisfies (keyof ProductFields)[];

/** The products of a business with these article numbers. */
export async function listProductsByKey(
  trx: Kysely<Database>,
  businessId: number,
  keys: string[],
): Promise<{ id: number; external_key: string }[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ id: number; external_key: string }>`
    select id, external_key from product
    where business_id = ${businessId} and external_key = any(${keys}::text[])`.execute(trx);
  return rows;
}

/** Whether all of these products belong to the business. */
export async function ownsProducts(
  db: Kysely<Database>,
  businessId: number,
  ids: number[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from product
    where business_id = ${businessId} and id = any(${ids}::int[])`.execute(db);
  return rows[0]?.count === new Set(ids).size;
}

/** The names of those that the operator keeps out of the shop. */
export async function listHiddenNames(db: Kysely<Database>, ids: number[]): Promise<string[]> {
  const { rows } = await sql<{ product_name: string }>`
    select product_name from product
    where id = any(${ids}::int[]) and hidden_at is not null order by id`.execute(db);
  return rows.map((row) => row.product_name);
}

export async function reserveListingIds(trx: Kysely<Database>, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select nextval('listing_id_seq') as id from generate_series(1, ${count}::int)`.execute(trx);
  return rows.map(({ id }) => id);
}

/** A product as it has just been written, whose pictures are in rows of their own. */
export interface WrittenProduct extends Omit<ProductRow, keyof PictureColumns> {
  suspended_at: Date | null;
}

/** Runs a statement that writes to `product`, and answers with all that the shop shows of what it has written. */
async function write(trx: Kysely<Database>, writing: RawBuilder<unknown>) {
  const { rows } = await sql<WrittenProduct>`
    with written as (${writing} returning product.*)
    ${selectProducts(sql`written`, sql`b.suspended_at`)}`.execute(trx);
  return rows;
}

/**
 * Inserts products of a business, or overwrites those with the same id.
 * @returns those that are new or have changed
 */
export async function upsertProducts(
  trx: Kysely<Database>,
  businessId: number,
  products: (ProductFields & { id: number })[],
): Promise<WrittenProduct[]> {
  const list = (table: string) =>
    sql.join(productColumns.map((name) => (table ? sql.ref(`${table}.${name}`) : sql.ref(name))));
  const values = sql.join(
    productColumns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`),
  );
  const rows = JSON.stringify(products.map((product) => ({ ...product, sale: product.sale ?? 0 })));
  return write(
    trx,
    sql`
    insert into product (id, business_id, created_at, ${list('')})
    select id, ${businessId}::int, coalesce(created_at, now()), ${list('')}
    from json_populate_recordset(null::product, ${rows}::json)
    on conflict (id) do update set ${values}, version = product.version + 1, updated_at = now()
    where product.business_id = excluded.business_id
      and (${list('product')}) is distinct from (${list('excluded')})`,
  );
}

/** Raises the products' versions, so that forms loaded before are refused as out of date. */
export async function raiseVersions(
  trx: Kysely<Database>,
  ids: number[],
): Promise<WrittenProduct[]> {
  if (ids.length === 0) return [];
  return write(
    trx,
    sql`update product set version = version + 1, updated_at = now() where id = any(${ids}::int[])`,
  );
}
