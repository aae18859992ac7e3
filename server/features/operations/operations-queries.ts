import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';

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

export interface DayOfRequests {
  /** In Europe/Tirane, YYYY-MM-DD. */
  day: string;
  /** `orders` reached their sellers; `others` were held back or dropped as spam. */
  orders: number;
  others: number;
}

/** The requests of the last days, today's last; a day without any is there too. */
export async function listRequestDays(db: Db, days: number): Promise<DayOfRequests[]> {
  const { rows } = await sql<DayOfRequests>`
    with days as (
      select generate_series(today - ${days - 1}::integer, today, interval '1 day')::date as day
      from (select (now() at time zone 'Europe/Tirane')::date as today) t
    ), counted as (
      select (created_at at time zone 'Europe/Tirane')::date as day,
        count(*) filter (where is_order) as orders, count(*) filter (where not is_order) as others
      from request where created_at >= now() - interval '1 day' * ${days + 1}::integer
      group by 1
    )
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(orders, 0) as orders, coalesce(others, 0) as others
    from days left join counted on counted.day = days.day order by days.day`.execute(db);
  return rows;
}

export interface WaitingShop {
  id: number;
  name: string;
  phone_no: string;
  email: string;
  /** Orders without an answer. */
  requests: number;
  /** When the oldest of them came. */
  since: Date;
}

/** Businesses with orders that nobody has answered, the longest waiting first. */
export async function listWaitingShops(db: Db, most: number): Promise<WaitingShop[]> {
  const { rows } = await sql<WaitingShop>`
    select b.id, b.business_name as name, b.phone_no, b.email, count(*) as requests, min(r.created_at) as since
    from request r join business b on b.id = r.business_id
    where r.is_order and not r.request_status
    group by b.id order by since, b.id limit ${most}`.execute(db);
  return rows;
}
