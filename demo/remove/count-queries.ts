import type { Services } from '@orendi/server/services';
import { sql } from 'kysely';

/** How much belongs to the demo. */
export interface DemoExtent {
  businesses: number;
  products: number;
  packages: number;
  requests: number;
  /** Those that nothing else in the shop shows. */
  pictures: number;
}

/** How much of the demo is in the shop, with what visitors have sent to it. */
export async function countFilled(db: Services['db']): Promise<DemoExtent> {
  const { rows } = await sql<DemoExtent>`
    with seller as (
      select b.id, logo, cover_photo from business b join demo_business d on d.business_id = b.id
    ), shown as (
      select unnest(array[logo, cover_photo]) as key from seller
      union select k.picture_key from product_picture k join product p on p.id = k.product_id
        where p.business_id in (select id from seller)
    ), elsewhere as (
      select unnest(array[logo, cover_photo]) as key from business where id not in (select id from seller)
      union select k.picture_key from product_picture k join product p on p.id = k.product_id
        where p.business_id not in (select id from seller)
      union select icon from category
      union select unnest(array[main_banner, secondary_banner, default_banner]) from announcement
    )
    select (select count(*)::int from seller) as businesses,
      (select count(*)::int from product where business_id in (select id from seller)) as products,
      (select count(*)::int from package where business_id in (select id from seller)) as packages,
      (select count(*)::int from request where business_id in (select id from seller)) as requests,
      (
        select count(*)::int from (select key from shown where key is not null except select key from elsewhere) own
      ) as pictures`.execute(db);
  const [extent] = rows;
  if (!extent) throw new Error('the database has not counted the demo');
  return extent;
}
