import type { Services } from '@orendi/server/services';
import { isShown } from '@orendi/server/features/pictures/index';
import { sql } from 'kysely';
import type { Trx } from '@orendi/server/platform/db/tables';

/** The demo's businesses, locked until the transaction ends. */
export async function holdDemoBusinesses(trx: Trx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select b.id from business b join demo_business d on d.business_id = b.id
    order by b.id for update`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Also those that were added to a product of the demo by hand. */
export async function listOwnPictures(trx: Trx, businessIds: number[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select unnest(array[logo, cover_photo]) as key from business where id = any(${businessIds}::int[])
    union select k.picture_key from product_picture k join product p on p.id = k.product_id
      where p.business_id = any(${businessIds}::int[])`.execute(trx);
  return rows.flatMap(({ key }) => key ?? []);
}

/** View counts reference nothing, so no cascade deletes them. */
export async function deleteViews(trx: Trx, businessIds: number[]): Promise<void> {
  const ids = sql`${businessIds}::int[]`;
  for (const table of ['view_day', 'view_count']) {
    await sql`
      delete from ${sql.table(table)} where listing_id in (
        select id from product where business_id = any(${ids})
        union all select id from package where business_id = any(${ids})
      )`.execute(trx);
  }
  await sql`delete from business_view_day where business_id = any(${ids})`.execute(trx);
}

export async function deleteAccounts(trx: Trx, businessIds: number[]): Promise<void> {
  await sql`delete from account where business_id = any(${businessIds}::int[])`.execute(trx);
}

/** @returns the keys that nothing in the shop shows any more; their rows are deleted */
export async function deletePictures(trx: Trx, keys: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from picture p where key = any(${keys}::text[])
      and not ${isShown}
    returning key`.execute(trx);
  return rows.map(({ key }) => key);
}

export async function markFiles(trx: Trx, keys: string[]): Promise<void> {
  await sql`
    insert into demo_picture (key, task) select key, 'remove' from unnest(${keys}::text[]) as key
    on conflict (key) do update set task = excluded.task`.execute(trx);
  await sql`delete from demo_picture where task = 'bring'`.execute(trx);
}

export async function listFilesToRemove(db: Services['db']): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from demo_picture where task = 'remove'`.execute(db);
  return rows.map(({ key }) => key);
}

export async function forgetFile(db: Services['db'], key: string): Promise<void> {
  await sql`delete from demo_picture where key = ${key} and task = 'remove'`.execute(db);
}

export interface DemoExtent {
  businesses: number;
  products: number;
  packages: number;
  requests: number;
  /** Pictures that nothing else in the shop shows. */
  pictures: number;
}

/**
 * The requests that visitors have sent to the demo, with all that it takes to answer them. The demo's own are older than
 * the filling.
 */
export async function listLeads(trx: Trx): Promise<object[]> {
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
    with shown as (
      select unnest(array[logo, cover_photo]) as key, id as business_id from business
      union all select picture_key, business_id from product_picture join product on product.id = product_id
      union all select icon, null from category
      union all select unnest(array[main_banner, secondary_banner, default_banner]), null from announcement
      union all select logo, null from market
    ), own as (
      select key from shown left join demo_business d using (business_id)
      where key is not null group by key having count(*) = count(d.business_id)
    )
    select (select count(*)::int from demo_business) as businesses,
      (select count(*)::int from product join demo_business using (business_id)) as products,
      (select count(*)::int from package join demo_business using (business_id)) as packages,
      (select count(*)::int from request join demo_business using (business_id)) as requests,
      (select count(*)::int from own) as pictures`.execute(db);
  const [extent] = rows;
  if (!extent) throw new Error('the database has not counted the demo');
  return extent;
}
