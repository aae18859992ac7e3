import { middle } from '@orendi/contract/fit-picture';
import { trendingItems } from '@orendi/contract/limits';
import type { TrendingItem } from '@orendi/contract/schemas/card';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';

/** With the keys of its pictures: all of a product's, or the first of each product in a package. */
type TrendingRow = Omit<TrendingItem, 'pieces'> & { pieces: number | null };

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
    select case when l.product_id is null then 'package' else 'product' end as item_type,
      l.id as item_id, l.name as item_name, l.pieces, pictures.*,
      l.currency, l.price, l.sale, l.sale_type, l.business_id, b.business_name, b.logo as business_logo
    from chosen c join listing l on l.id = c.id join business b on b.id = l.business_id,
    lateral (
      select coalesce(json_agg(picture_key order by product_id, position), '[]') as images,
        coalesce(json_agg(coalesce(focus, ${sql.lit(`{${middle.join(',')}}`)}) order by product_id, position), '[]')
          as images_focus
      from product_picture k
      where k.product_id = l.product_id
        or k.position = 0 and k.product_id in (
          select product_id from package_item where package_id = l.package_id
        )
    ) pictures
    order by c.recent desc, c.id desc`.execute(db);
  return rows;
}
