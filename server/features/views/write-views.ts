import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { firstRecentDay } from './tirane-day.ts';
import type { Subject } from './visitor.ts';

/** A day in Europe/Tirane, YYYY-MM-DD. */
export interface ViewCount {
  subject: Subject;
  id: number;
  day: string;
  views: number;
}

/**
 * Ignores subjects that no longer exist. Call it once per transaction, as the last step: all transactions then lock
 * the counts in the same order and cannot deadlock.
 * @param today the last of the 30 days of trending
 */
export async function writeViews(trx: Db, counts: ViewCount[], today: string): Promise<void> {
  if (counts.length === 0) return;
  const firstDay = firstRecentDay(today);
  await sql`
    with given as (
      select subject, id, day, sum(views)::integer as views
      from unnest(
        ${counts.map(({ subject }) => subject)}::text[],
        ${counts.map(({ id }) => id)}::integer[],
        ${counts.map(({ day }) => day)}::date[],
        ${counts.map(({ views }) => views)}::integer[]
      ) as n (subject, id, day, views)
      group by subject, id, day
    ), of_items as materialized (
      select g.id, g.day, g.views, i.business_id
      from given g cross join lateral (
        select business_id from product where id = g.id
        union all select business_id from package where id = g.id
      ) i
      where g.subject = 'listing'
    ), of_pages as (
      select g.id as business_id, g.day, g.views
      from given g join business b on b.id = g.id
      where g.subject = 'business'
    ), counted as (
      insert into view_count (listing_id, total, recent)
      select id, sum(views), coalesce(sum(views) filter (where day >= ${firstDay}), 0)
      from of_items group by id order by id
      on conflict (listing_id) do update set
        total = view_count.total + excluded.total, recent = view_count.recent + excluded.recent
    ), counted_by_day as (
      insert into view_day (day, listing_id, views)
      select day, id, views from of_items where day >= ${firstDay} order by day, id
      on conflict (day, listing_id) do update set views = view_day.views + excluded.views
    )
    insert into business_view_day (business_id, day, page_views, item_views)
    select business_id, day, sum(page_views), sum(item_views)
    from (
      select business_id, day, views as page_views, 0 as item_views from of_pages
      union all select business_id, day, 0, views from of_items
    ) b
    group by business_id, day order by business_id, day
    on conflict (business_id, day) do update set
      page_views = business_view_day.page_views + excluded.page_views,
      item_views = business_view_day.item_views + excluded.item_views`.execute(trx);
}
