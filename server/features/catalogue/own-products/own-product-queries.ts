import { type KeptName, keptNames, type ProductDetails } from '@orendi/contract/product-fields';
import type { ProductRow } from '@orendi/contract/schemas/product';
import { type Kysely, sql } from 'kysely';
import type { Database, SaleType } from '../../../platform/db/tables.ts';
import { type Rates, selectRates } from '../../discovery/index.ts';
import type { ProductPicture } from '../product-picture-queries.ts';
import type { HidingColumns } from '../product-queries.ts';
import { type PictureColumns, selectDetails, selectPictures } from '../product-queries.ts';

export type KeptDetails = Pick<ProductDetails, KeptName>;

/** The current state of a product, against which a change is checked. */
export interface ProductState {
  version: number;
  external_key: string | null;
  /** What stays as it is when an update does not send it. */
  kept: KeptDetails;
  /** In display order. */
  pictures: ProductPicture[];
}

const kept = sql.join(keptNames.flatMap((name) => [sql.lit(name), sql.ref(name)]));

export async function findProductState(
  db: Kysely<Database>,
  businessId: number,
  id: number,
): Promise<ProductState | undefined> {
  const { rows } = await sql<ProductState>`
    select version, external_key, json_build_object(${kept}) as kept,
      (
        select coalesce(json_agg(json_build_object('key', k.key, 'bytes', k.bytes, 'focus', t.focus) order by t.position), '[]')
        from product_picture t join picture k on k.key = t.picture_key
        where t.product_id = p.id
      ) as pictures
    from product p where id = ${id} and business_id = ${businessId}`.execute(db);
  return rows[0];
}

/** A product in its seller's table. */
export interface OwnProductRow
  extends
    ProductDetails,
    PictureColumns,
    HidingColumns,
    Omit<
      ProductRow,
      'converted' | 'dimensions' | 'hidden' | 'images' | 'images_focus' | 'saleType' | 'saleValue'
    > {
  sale: number;
  sale_type: SaleType | null;
  rates: Rates;
}

/** All products of a business, the newest first. */
export async function listOwnProducts(
  db: Kysely<Database>,
  businessId: number,
): Promise<OwnProductRow[]> {
  const { rows } = await sql<OwnProductRow>`
    select p.id, p.product_name as product, p.description_en, p.description_al,
      i.industry_name as industry, i.industry_name_al as industry_al,
      c.category_name as category, c.category_name_al as category_al,
      p.price, p.currency, p.sale, p.sale_type, p.hidden_at, p.hidden_reason, ${selectDetails()},
      ${selectPictures(sql.ref('p.id'))},
      coalesce(v.total, 0) as views, ${selectRates}
    from product p
      join industry i on i.id = p.industry_id
      join category c on c.id = p.category_id
      left join view_count v on v.listing_id = p.id
    where p.business_id = ${businessId}
    order by p.created_at desc, p.id desc`.execute(db);
  return rows;
}

/** Those of these products that belong to the business. */
export async function listPrices(
  trx: Kysely<Database>,
  businessId: number,
  ids: number[],
): Promise<{ id: number; product_name: string; price: number }[]> {
  const { rows } = await sql<{ id: number; product_name: string; price: number }>`
    select id, product_name, price from product
    where business_id = ${businessId} and id = any(${ids}::int[]) order by price, id`.execute(trx);
  return rows;
}

/** @returns the ids of the products whose sale has changed */
export async function setSale(
  trx: Kysely<Database>,
  businessId: number,
  ids: number[],
  sale: number,
  saleType: SaleType | null,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update product set sale = ${sale}, sale_type = ${saleType}, version = version + 1, updated_at = now()
    where business_id = ${businessId} and id = any(${ids}::int[])
      and (sale, sale_type) is distinct from (${sale}::numeric, ${saleType}::text)
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}
