import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import type { Services } from '../../services.ts';
import { markLife, startOfMemory } from './store-views.ts';
import { tiraneDay } from '@orendi/contract/tirane-day';
import { firstRecentDay } from './days.ts';

export async function keepViews({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  // Skips marks that are being written instead of waiting for them, so that it cannot deadlock with counting.
  await sql`
    delete from view_mark where mark in (
      select mark from view_mark where seen_at <= ${now}::timestamptz - ${markLife}::interval
      for update skip locked
    )`.execute(db);
  await sql`delete from view_salt where day < ${tiraneDay(startOfMemory(now))}`.execute(db);
  await forgetOldDays(db, firstRecentDay(tiraneDay(now)));
  // The counts of deleted subjects. Daily counts of listings are deleted when they are old anyway.
  await sql`
    delete from view_count where listing_id in (
      select listing_id from view_count c
      where not exists (select from product where id = c.listing_id)
        and not exists (select from package where id = c.listing_id)
      for update skip locked
    )`.execute(db);
  await sql`
    delete from business_view_day where (business_id, day) in (
      select business_id, day from business_view_day d
      where not exists (select from business where id = d.business_id)
      for update skip locked
    )`.execute(db);
}

/** Rows deleted per statement, so that counting never waits long. */
const batchSize = 5_000;

async function forgetOldDays(db: Db, firstDay: string): Promise<void> {
  const { rows } = await sql<{ removed: number }>`
    with old as (
      delete from view_day where (day, listing_id) in (
        select day, listing_id from view_day where day < ${firstDay}
        order by day, listing_id limit ${batchSize} for update skip locked
      )
      returning listing_id, views
    ), sums as (
      select listing_id, sum(views)::integer as views from old group by listing_id
    ), held as (
      select c.listing_id, s.views from view_count c join sums s on s.listing_id = c.listing_id
      order by c.listing_id for no key update of c
    ), subtracted as (
      update view_count c set recent = c.recent - held.views from held where c.listing_id = held.listing_id
    )
    select count(*) as removed from old`.execute(db);
  if (rows[0]?.removed === batchSize) await forgetOldDays(db, firstDay);
}
