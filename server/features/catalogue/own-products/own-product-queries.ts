import type { ProductDetails } from '@orendi/contract/product-fields';
import type { ProductRow } from '@orendi/contract/schemas/product';
import { sql } from 'kysely';
import type { Db, SaleType } from '../../../platform/db/tables.ts';
import { type Rates, selectRates } from '../../discovery/index.ts';
import {
  type HidingColumns,
  type PictureColumns,
  selectDetails,
  selectPictures,
} from '../product-queries.ts';

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

/** The newest first. */
export async function listOwnProducts(db: Db, businessId: number): Promise<OwnProductRow[]> {
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

/** @returns the ids of the products whose sale has changed */
export async function setSale(
  trx: Db,
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
