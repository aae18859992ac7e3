import { type Focus, middle } from '@orendi/contract/fit-picture';
import { trendingItems } from '@orendi/contract/limits';
import type { TrendingItem } from '@orendi/contract/schemas/card';
import { sql } from 'kysely';
import type { Currency, Db, ItemType, SaleType } from '../../platform/db/tables.ts';
import type { PictureAddress } from '../../platform/media/picture-addresses.ts';

export interface TrendingRow {
  id: number;
  type: ItemType;
  name: string;
  business_id: number;
  business_logo: string;
  business_name: string;
  currency: Currency;
  price: number;
  sale: number;
  sale_type: SaleType | null;
  /** All of a product's, or the first of each product in a package. */
  picture_keys: string[];
  /** A package's pieces. */
  pieces: number | null;
  picture_focus: Focus[];
}

const max = sql.lit(trendingItems.max);

/** The most viewed of the last 30 days, then the newest. Reads only the needed ends of two indexes. */
export async function listTrending(db: Db): Promise<TrendingRow[]> {
  const { rows } = await sql<TrendingRow>`
    with viewed as materialized (
      select l.id, v.recent
      from view_count v join listing l on l.id = v.listing_id
      where v.recent > 0
      order by v.recent desc, v.listing_id desc limit ${max}
    ), newest as materialized (
      select l.id from listing l
      where not exists (select from viewed where viewed.id = l.id)
      order by l.id desc limit ${max}
    ), chosen as materialized (
      select id, recent from viewed union all select id, 0 from newest
      order by recent desc, id desc limit ${max}
    )
    select l.id, case when l.product_id is null then 'package' else 'product' end as type, l.name, l.pieces,
      l.business_id, b.logo as business_logo,
      b.business_name, l.currency, l.price, l.sale, l.sale_type, pictures.*
    from chosen c join listing l on l.id = c.id join business b on b.id = l.business_id,
    lateral (
      select coalesce(json_agg(picture_key order by product_id, position), '[]') as picture_keys,
        coalesce(json_agg(coalesce(focus, ${sql.lit(`{${middle.join(',')}}`)}) order by product_id, position), '[]')
          as picture_focus
      from product_picture k
      where k.product_id = l.product_id
        or k.position = 0 and k.product_id in (
          select product_id from package_item where package_id = l.package_id
        )
    ) pictures
    order by c.recent desc, c.id desc`.execute(db);
  return rows;
}

export function presentTrendingItem(row: TrendingRow, address: PictureAddress): TrendingItem {
  return {
    item_type: row.type,
    item_id: row.id,
    item_name: row.name,
    ...(row.pieces !== null && { pieces: row.pieces }),
    images: row.picture_keys.map(address),
    images_focus: row.picture_focus,
    currency: row.currency,
    price: row.price,
    sale: row.sale,
    sale_type: row.sale_type,
    business_id: row.business_id,
    business_name: row.business_name,
    business_logo: address(row.business_logo),
  };
}
