import { topViewed } from '@orendi/contract/limits';
import { type Kysely, sql } from 'kysely';
import type { Database, ItemType } from '../../platform/db/tables.ts';

export interface Totals {
  requests: number;
  products: number;
  visits: number;
  contacts: number;
}

export async function findTotals(db: Kysely<Database>, businessId: number): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select
      (select count(*) from request where business_id = ${businessId} and is_order) as requests,
      (select count(*) from product where business_id = ${businessId}) as products,
      (
        select coalesce(sum(page_views + item_views), 0) from business_view_day where business_id = ${businessId}
      ) as visits,
      (
        select coalesce(sum(contacts), 0) from business_contact_day where business_id = ${businessId}
      ) as contacts`.execute(db);
  const [totals] = rows;
  if (!totals) throw new Error('There are no totals.');
  return totals;
}

export interface ViewedItem {
  type: ItemType;
  name: string;
  views: number;
}

/** The most viewed of the business's present listings. */
export async function listMostViewed(
  db: Kysely<Database>,
  businessId: number,
): Promise<ViewedItem[]> {
  const { rows } = await sql<ViewedItem>`
    select i.type, i.name, v.total as views
    from (
      select id, 'product' as type, product_name as name from product where business_id = ${businessId}
      union all
      select id, 'package', package_name from package where business_id = ${businessId}
    ) i join view_count v on v.listing_id = i.id
    where v.total > 0
    order by v.total desc, i.id limit ${sql.lit(topViewed.max)}`.execute(db);
  return rows;
}

export interface Day {
  date: string;
  visits: number;
  requests: number;
  contacts: number;
}

/** One row per day in Europe/Tirane from the first to the last, including days without any of these. */
export async function listDays(
  db: Kysely<Database>,
  businessId: number,
  first: string,
  last: string,
): Promise<Day[]> {
  const { rows } = await sql<Day>`
    with asked as (
      select (created_at at time zone 'Europe/Tirane')::date as day, count(*) as requests
      from request
      where business_id = ${businessId} and is_order and created_at >= ${first}::timestamp at time zone 'Europe/Tirane'
      group by 1
    )
    select to_char(d, 'YYYY-MM-DD') as date, coalesce(v.page_views + v.item_views, 0) as visits,
      coalesce(asked.requests, 0) as requests, coalesce(c.contacts, 0) as contacts
    from generate_series(${first}::timestamp, ${last}::timestamp, interval '1 day') d
      left join business_view_day v on v.business_id = ${businessId} and v.day = d::date
      left join asked on asked.day = d::date
      left join business_contact_day c on c.business_id = ${businessId} and c.day = d::date
    order by d`.execute(db);
  return rows;
}
