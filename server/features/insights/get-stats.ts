import { statsDays, topViewed } from '@orendi/contract/limits';
import type { Stats } from '@orendi/contract/schemas/stats';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import type { Db, ItemType } from '../../platform/db/tables.ts';
import { tiraneDay } from '@orendi/contract/tirane-day';
import { daysBefore } from '../views/index.ts';

/** Visits include those of listings deleted since. */
export async function getStats({ db, clock }: Pick<Services, 'db' | 'clock'>, businessId: number) {
  const today = tiraneDay(clock());
  const totals = await findTotals(db, businessId);
  const viewed = await listMostViewed(db, businessId);
  return {
    ...totals,
    topViewedEntities: viewed.map(({ type, name, views }) =>
      type === 'product' ? { product_name: name, views } : { package_name: name, views },
    ),
    series: await listDays(db, businessId, daysBefore(today, statsDays - 1), today),
  };
}

async function findTotals(db: Db, businessId: number) {
  const { rows } = await sql<Omit<Stats, 'topViewedEntities' | 'series'>>`
    select
      (select count(*) from request where business_id = ${businessId} and is_order) as "totalRequestsCount",
      (select count(*) from product where business_id = ${businessId} and state = 'published') as "totalProductsCount",
      (select coalesce(sum(page_views + item_views), 0) from business_view_day
        where business_id = ${businessId}) as "totalVisitsCount",
      (select coalesce(sum(contacts), 0) from business_contact_day
        where business_id = ${businessId}) as "totalContactsCount"`.execute(db);
  const [totals] = rows;
  if (!totals) throw new Error('There are no totals.');
  return totals;
}

async function listMostViewed(db: Db, businessId: number) {
  const { rows } = await sql<{ type: ItemType; name: string; views: number }>`
    select i.type, i.name, v.total as views
    from (
      select id, 'product' as type, product_name as name from product where business_id = ${businessId}
      union all select id, 'package', package_name from package where business_id = ${businessId}
    ) i join view_count v on v.listing_id = i.id
    where v.total > 0
    order by v.total desc, i.id limit ${sql.lit(topViewed.max)}`.execute(db);
  return rows;
}

/** One row per day in Europe/Tirane, also for days without any. */
async function listDays(db: Db, businessId: number, first: string, last: string) {
  const { rows } = await sql<Stats['series'][number]>`
    with asked as (
      select (created_at at time zone 'Europe/Tirane')::date as day, count(*) as requests from request
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
