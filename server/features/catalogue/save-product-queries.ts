import type { StoredSale } from '@orendi/contract/sale-days';
import { productFieldNames, type publishedNeeds } from '@orendi/contract/product-fields';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Database, Db } from '../../platform/db/tables.ts';
import type { ProductPicture } from './product-picture-queries.ts';
import { isPublicProduct } from '../discovery/index.ts';
import { saleColumns, selectSetSale } from './dated-sales.ts';
import type { ListingState } from '@orendi/contract/listings';
import { type PictureColumns, type ProductRow, selectProducts } from './product-queries.ts';

/** Without a state, something new is published, and a change leaves it as it is. The sale is as its seller sets it. */
export type StoredFields = Omit<
  Insertable<Database['product']>,
  'id' | 'business_id' | 'version' | 'updated_at' | 'published_at' | 'deleted_from' | 'deleted_at'
>;

/** The fields of a product that is no draft. */
export type ProductFields = StoredFields & {
  [Name in (typeof publishedNeeds)[number]]: NonNullable<StoredFields[Name]>;
};

const productColumns = [
  'external_key',
  ...productFieldNames,
] as const satisfies (keyof StoredFields)[];
const unsoldColumns = productColumns.filter((name) => !name.startsWith('sale'));
const writtenColumns = [...productColumns, 'dated_sale', 'dated_sale_type'] as const;

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
  fields: StoredFields & StoredSale & { state: ListingState };
  /** In display order. */
  pictures: ProductPicture[];
}

/** Ordered by id; `ids` or `keys`, which are article numbers, narrow them, and so does `bare`: to drafts without photos. */
export async function listStoredProducts(
  db: Db,
  businessId: number,
  { ids, keys, bare }: { ids?: number[]; keys?: string[]; bare?: boolean } = {},
): Promise<StoredProduct[]> {
  const { rows } = await sql<StoredProduct['fields'] & Omit<StoredProduct, 'fields'>>`
    select p.id, p.version, p.state, ${sql.join(unsoldColumns.map((name) => sql.ref(`p.${name}`)))}, ${selectSetSale},
      (
        select coalesce(json_agg(json_build_object('key', k.key, 'bytes', k.bytes, 'focus', t.focus) order by t.position), '[]')
        from product_picture t join picture k on k.key = t.picture_key
        where t.product_id = p.id
      ) as pictures
    from product p
    where p.business_id = ${businessId}
      and ${ids ? sql`p.id = any(${ids}::int[])` : sql`true`}
      and ${keys ? sql`p.external_key = any(${keys}::text[])` : sql`true`}
      and ${bare ? sql`p.state = 'draft' and not exists (select from product_picture where product_id = p.id)` : sql`true`}
    order by p.id`.execute(db);
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
  todays_sale: Pick<ProductRow, 'sale' | 'sale_type'>;
  published_at: Date | null;
  is_public: boolean;
}

/** Runs a statement that writes products, and returns what the shop shows of them. */
async function write(trx: Db, writing: RawBuilder<unknown>) {
  const more = sql`json_build_object('sale', p.sale, 'sale_type', p.sale_type) as todays_sale,
    p.published_at, ${isPublicProduct} as is_public`;
  const { rows } = await sql<WrittenProduct>`
    with written as (${writing} returning product.*)
    ${selectProducts(sql`written`, selectSetSale, more)}`.execute(trx);
  return rows;
}

/**
 * Overwrites those with the same id.
 * @returns the new and the changed ones
 */
export async function upsertProducts(
  trx: Db,
  businessId: number,
  products: (StoredFields & { id: number })[],
): Promise<WrittenProduct[]> {
  const list = (table: string) =>
    sql.join(writtenColumns.map((name) => (table ? sql.ref(`${table}.${name}`) : sql.ref(name))));
  const sale: Record<string, RawBuilder<unknown>> = saleColumns((name) => sql.ref(`g.${name}`));
  const given = sql.join(writtenColumns.map((name) => sale[name] ?? sql.ref(`g.${name}`)));
  const values = sql.join(
    writtenColumns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`),
  );
  const rows = JSON.stringify(products.map((product) => ({ ...product, sale: product.sale ?? 0 })));
  const writing = sql`
    insert into product (id, business_id, created_at, state, published_at, ${list('')})
    select id, ${businessId}::int, coalesce(g.created_at, now()), s.state,
      coalesce(k.published_at, case s.state when 'published' then coalesce(g.created_at, now()) end), ${given}
    from json_populate_recordset(null::product, ${rows}::json) g
      left join (select id, state, published_at from product) k using (id)
      cross join lateral (select coalesce(g.state, k.state, 'published') as state) s
    on conflict (id) do update set ${values}, state = excluded.state, published_at = excluded.published_at,
      version = product.version + 1, updated_at = now()
    where product.business_id = excluded.business_id
      and (product.state, ${list('product')}) is distinct from (excluded.state, ${list('excluded')})`;
  return write(trx, writing);
}

/** Raises the products' versions, so that forms loaded before are refused as out of date. */
export async function raiseVersions(trx: Db, ids: number[]): Promise<WrittenProduct[]> {
  if (ids.length === 0) return [];
  const raising = sql`
    update product set version = version + 1, updated_at = now() where id = any(${ids}::int[])`;
  return write(trx, raising);
}
