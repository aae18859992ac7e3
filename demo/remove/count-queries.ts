import type { Services } from '@orendi/server/services';
import { sql } from 'kysely';
import type { Transaction } from '../fill/demo-queries.ts';

/** How much belongs to the demo. */
export interface DemoExtent {
  businesses: number;
  products: number;
  packages: number;
  requests: number;
  /** Those that nothing else in the shop shows. */
  pictures: number;
}

/**
 * The requests that visitors have sent to the demo, with all that it takes to answer them. The demo's own are older than
 * the filling.
 */
export async function listLeads(trx: Transaction): Promise<object[]> {
  const { rows } = await sql<object>`
    select r.id, r.created_at, business_name, item_name, client_name, client_phone, client_phone_typed,
      client_email, preferred_contact_method, client_message
    from request r join business b on b.id = r.business_id
      join demo_business using (business_id) join demo on r.created_at > changed_at
    order by r.id`.execute(trx);
  return rows;
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
