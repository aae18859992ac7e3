import { sql } from 'kysely';
import { tiraneDay } from '@orendi/contract/tirane-day';
import type { Db } from '../../platform/db/tables.ts';
import { isClosed, waitsSince } from '../requests/index.ts';

/** The key of the newest stored picture; null if there is none. */
export async function findAnyPicture(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('picture')
    .select('key')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.key ?? null;
}

/** The requests that reached their sellers by day of Europe/Tirane, today's last; a day without any is there too. */
export async function listRequestDays(db: Db, days: number) {
  const { rows } = await sql<{ day: string; requests: number }>`
    with days as (
      select generate_series(today - ${days - 1}::integer, today, interval '1 day')::date as day
      from (select (now() at time zone 'Europe/Tirane')::date as today) t
    ), counted as (
      select (created_at at time zone 'Europe/Tirane')::date as day, count(*) as requests
      from request where is_order and created_at >= now() - interval '1 day' * ${days + 1}::integer
      group by 1
    )
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(requests, 0) as requests
    from days left join counted on counted.day = days.day order by days.day`.execute(db);
  return rows;
}

/** Businesses with orders that nobody has answered since the oldest of them came, the longest waiting first. */
export async function listWaitingShops(db: Db, most: number) {
  const { rows } = await sql<{
    id: number;
    business_name: string;
    phone_no: string;
    email: string;
    waiting: number;
    since: Date;
  }>`
    select b.id, b.business_name, b.phone_no, b.email, count(*) as waiting, min(r.created_at) as since
    from request r join business b on b.id = r.business_id
    where r.is_order and not r.request_status
    group by b.id order by since, b.id limit ${most}`.execute(db);
  return rows;
}

/**
 * Open shops with orders that nobody has answered for so many hours, the longest waiting first.
 * @param mostHours leaves out those whose oldest order has waited for longer
 */
export async function listLateShops(db: Db, now: Date, hours: number, mostHours?: number) {
  const before = (count: number) => new Date(now.getTime() - count * 3_600_000);
  const since = mostHours === undefined ? null : before(mostHours);
  const { rows } = await sql<{
    id: number;
    business_name: string;
    phone_no: string;
    waiting: number;
    since: Date;
  }>`
    select b.id, b.business_name, b.phone_no, count(*) as waiting, min(${waitsSince}) as since
    from request r join business b on b.id = r.business_id
    where r.is_order and r.state = 'new' and not ${isClosed(tiraneDay(now))}
    group by b.id
    having min(${waitsSince}) <= ${before(hours)}
      and (${since}::timestamptz is null or min(${waitsSince}) > ${since}::timestamptz)
    order by since, b.id`.execute(db);
  return rows;
}

/** What came to the shop within the day before a moment: the names of shops, and how many shown listings and requests. */
export async function findNews(db: Db, now: Date) {
  const isNew = (time: string) => sql`${sql.ref(time)} > ${now}::timestamptz - interval '1 day'`;
  const { rows } = await sql<{ shops: string[]; listings: number; requests: number }>`
    select
      array(select business_name from business where ${isNew('created_at')} order by id) as shops,
      (select count(*) from product where ${isNew('created_at')} and state = 'published' and deleted_at is null)
        + (select count(*) from package where ${isNew('created_at')} and state = 'published' and deleted_at is null) as listings,
      (select count(*) from request where ${isNew('created_at')} and is_order) as requests`.execute(
    db,
  );
  return rows[0] ?? { shops: [], listings: 0, requests: 0 };
}
