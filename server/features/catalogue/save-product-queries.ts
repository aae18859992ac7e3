import { productFieldNames } from '@orendi/contract/product-fields';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Database, Db } from '../../platform/db/tables.ts';
import type { ProductPicture } from './product-picture-queries.ts';
import { type PictureColumns, type ProductRow, selectProducts } from './product-queries.ts';

export type ProductFields = Omit<
  Insertable<Database['product']>,
  'id' | 'business_id' | 'version' | 'updated_at'
>;

const productColumns = [
  'external_key',
  ...productFieldNames,
] as const satisfies (keyof ProductFields)[];

export async function listProductsByKey(trx: Db, businessId: number, keys: string[]) {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ id: number; external_key: string }>`
    select id, external_key from product
    where business_id = ${businessId} and external_key = any(${keys}::text[])`.execute(trx);
  return rows;
}

/** In the form in which it can be saved again. */
export interface StoredProduct {
  id: number;
  version: number;
  fields: ProductFields;
  /** In display order. */
  pictures: ProductPicture[];
}

/** Ordered by id; `ids` or `keys`, which are article numbers, narrow them. */
export async function listStoredProducts(
  db: Db,
  businessId: number,
  { ids, keys }: { ids?: number[]; keys?: string[] } = {},
): Promise<StoredProduct[]> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'version', ...productColumns])
    .select(
      sql<ProductPicture[]>`(
        select coalesce(json_agg(json_build_object('key', k.key, 'bytes', k.bytes, 'focus', t.focus) order by t.position), '[]')
        from product_picture t join picture k on k.key = t.picture_key
        where t.product_id = product.id
      )`.as('pictures'),
    )
    .where('business_id', '=', businessId)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`id = any(${ids}::int[])`))
    .$if(keys !== undefined, (query) =>
      query.where(sql<boolean>`external_key = any(${keys}::text[])`),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id, version, pictures, ...fields }) => ({ id, version, pictures, fields }));
}

/** Ordered by id; those of other businesses are left out. */
export async function listOwnById(trx: Db, businessId: number, ids: number[]) {
  if (ids.length === 0) return [];
  return trx
    .selectFrom('product')
    .select(['id', 'version', 'product_name', 'price', 'hidden_at', 'length', 'width', 'height'])
    .where('business_id', '=', businessId)
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .orderBy('id')
    .execute();
}
export type OwnProduct = Awaited<ReturnType<typeof listOwnById>>[number];

export async function reserveListingIds(trx: Db, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select nextval('listing_id_seq') as id from generate_series(1, ${count}::int)`.execute(trx);
  return rows.map(({ id }) => id);
}

/** The product just written; its pictures are in rows of their own. */
export interface WrittenProduct extends Omit<ProductRow, keyof PictureColumns> {
  suspended_at: Date | null;
}

/** Runs a statement that writes products, and returns what the shop shows of them. */
async function write(trx: Db, writing: RawBuilder<unknown>) {
  const { rows } = await sql<WrittenProduct>`
    with written as (${writing} returning product.*)
    ${selectProducts(sql`written`, sql`b.suspended_at`)}`.execute(trx);
  return rows;
}

/**
 * Overwrites those with the same id.
 * @returns the new and the changed ones
 */
export async function upsertProducts(
  trx: Db,
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
export async function raiseVersions(trx: Db, ids: number[]): Promise<WrittenProduct[]> {
  if (ids.length === 0) return [];
  return write(
    trx,
    sql`update product set version = version + 1, updated_at = now() where id = any(${ids}::int[])`,
  );
}
