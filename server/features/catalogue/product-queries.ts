import { detailNames, type ProductDetails } from '@orendi/contract/product-fields';
import type { OwnProduct, ProductRow as OwnProductCells } from '@orendi/contract/schemas/product';
import { type RawBuilder, sql } from 'kysely';
import { type Focus, middle } from '@orendi/contract/fit-picture';
import { prepared } from '../../platform/db/prepared-statements.ts';
import type { Db, SaleType } from '../../platform/db/tables.ts';
import { selectSale, selectSetSale } from './dated-sales.ts';
import { selectLowestPrice } from './prices/lowest-price.ts';
import { selectSeller, type SellerRow } from '../businesses/index.ts';
import { isPublicProduct, type Rates, selectRates } from '../discovery/index.ts';

/** Pictures in display order, and parallel to them what crops keep in view. */
export interface PictureColumns {
  picture_keys: string[];
  picture_focus: Focus[];
}

const unknown = sql.lit(`{${middle.join(',')}}`);

/** The columns of `PictureColumns` for a product `p`. */
const pictures = sql`
      array(select picture_key from product_picture where product_id = p.id order by position) as picture_keys,
      (
        select coalesce(json_agg(coalesce(focus, ${unknown}) order by position), '[]')
        from product_picture where product_id = p.id
      ) as picture_focus`;

/** Since when and why the operator keeps a product or package out of the shop; null while it is shown. */
export interface HidingColumns {
  hidden_at: Date | null;
  hidden_reason: string | null;
}

/** Fields that are made of several columns when a product or package is presented. */
export type MadeField =
  | 'business'
  | 'business_suspended'
  | 'converted'
  | 'hidden'
  | 'images'
  | 'images_focus';

export interface ProductRow
  extends Omit<OwnProduct, MadeField | 'created_at'>, PictureColumns, HidingColumns {
  seller: SellerRow;
  created_at: Date;
}

/** One that visitors may not see counts as missing. */
export async function findVisibleProduct(db: Db, id: number) {
  const { rows } = await sql<ProductRow & { rates: Rates }>`${prepared}
    ${selectProducts(sql`product`, selectSale, sql`${pictures}, ${selectRates}, ${selectLowestPrice('product')}`)}
    where p.id = ${id} and ${isPublicProduct}`.execute(db);
  return rows[0];
}

/** Public or not. */
export async function findOwnProduct(db: Db, businessId: number, id: number) {
  const { rows } = await sql<ProductRow>`${prepared}
    ${selectProducts(sql`product`, selectSetSale, pictures)}
    where p.id = ${id} and p.business_id = ${businessId}`.execute(db);
  return rows[0];
}

export const selectDetails = () => sql.join(detailNames.map((name) => sql.ref(`p.${name}`)));

/**
 * @param products a table, or the name of a statement that writes one
 * @param sale columns of the sale, of today or as its seller has set it
 * @param more further columns
 */
export const selectProducts = (
  products: RawBuilder<unknown>,
  sale: RawBuilder<unknown>,
  more: RawBuilder<unknown>,
) => sql`
    select p.id, ${selectSeller}, p.product_name,
      p.description_en, p.description_al, p.price, p.currency, ${sale},
      p.industry_id, p.category_id, i.industry_name as industry, i.industry_name_al as industry_al,
      c.category_name as category, c.category_name_al as category_al,
      ${selectDetails()}, p.version, p.created_at, p.state, p.hidden_at, p.hidden_reason,
      ${more}
    from ${products} p
      join business b on b.id = p.business_id
      left join industry i on i.id = p.industry_id
      left join category c on c.id = p.category_id`;

export interface OwnProductRow
  extends
    ProductDetails,
    PictureColumns,
    HidingColumns,
    Omit<OwnProductCells, MadeField | 'dimensions' | 'saleType' | 'saleValue'> {
  sale: number;
  sale_type: SaleType | null;
  rates: Rates;
}

/** SQL condition: a product or package `p` is one that its seller lists. */
export const isListed = (withDrafts: boolean) => (withDrafts ? sql`true` : sql`p.state <> 'draft'`);

/** The newest first. */
export async function listOwnProducts(db: Db, businessId: number, withDrafts: boolean) {
  const { rows } = await sql<OwnProductRow>`
    select p.id, p.product_name as product, p.description_en, p.description_al,
      i.industry_name as industry, i.industry_name_al as industry_al,
      c.category_name as category, c.category_name_al as category_al,
      p.price, p.currency, ${selectSetSale}, p.state, p.hidden_at, p.hidden_reason, ${selectDetails()},
      ${pictures},
      coalesce(v.total, 0) as views, ${selectRates}
    from product p
      left join industry i on i.id = p.industry_id
      left join category c on c.id = p.category_id
      left join view_count v on v.listing_id = p.id
    where p.business_id = ${businessId} and ${isListed(withDrafts)}
    order by p.created_at desc, p.id desc`.execute(db);
  return rows;
}

/**
 * The sale begins at once and ends never.
 * @returns the ids of the products whose sale has changed
 */
export async function replaceSales(
  trx: Db,
  businessId: number,
  ids: number[],
  sale: number,
  saleType: SaleType | null,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update product set sale = ${sale}, sale_type = ${saleType}, dated_sale = null, dated_sale_type = null,
      sale_from = null, sale_to = null, version = version + 1, updated_at = now()
    where business_id = ${businessId} and id = any(${ids}::int[])
      and (sale, sale_type, dated_sale) is distinct from (${sale}::numeric, ${saleType}::text, null::numeric)
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}
