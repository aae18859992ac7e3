import { type RawBuilder, type Selectable, sql } from 'kysely';
import { tiraneDay } from '@orendi/contract/tirane-day';
import { readValue } from '../../platform/db/rows.ts';
import type { Database, Db } from '../../platform/db/tables.ts';
import { isClosed, waitsSince } from '../requests/index.ts';

/** The key of the newest stored picture; null if there is none. */
export const findAnyPicture = (db: Db) => readValue(db)<string | null>`
  select key from picture order by created_at desc limit 1`;

type Shop = Pick<Selectable<Database['business']>, 'id' | 'business_name' | 'phone_no' | 'email'>;
type WaitingShop = Shop & { waiting: number; since: Date };

const selectShops = (since: RawBuilder<unknown>) => sql<WaitingShop>`
  select b.id, b.business_name, b.phone_no, b.email, count(*) as waiting, min(${since}) as since
  from request r join business b on b.id = r.business_id
  where r.is_order and not r.request_status`;

/** Businesses with orders that nobody has answered since the oldest of them came, the longest waiting first. */
export async function listWaitingShops(db: Db, most: number) {
  const { rows } = await sql<WaitingShop>`${selectShops(sql`r.created_at`)}
    group by b.id order by since, b.id limit ${most}`.execute(db);
  return rows;
}

/**
 * Open shops with orders that nobody has answered for so many hours, the longest waiting first.
 * @param mostHours leaves out those whose oldest order has waited for longer
 */
export async function listLateShops(db: Db, now: Date, hours: number, mostHours = Infinity) {
  const waited = (since: Date) => (now.getTime() - since.getTime()) / 3_600_000;
  const { rows } =
    await sql<WaitingShop>`${selectShops(waitsSince)} and not ${isClosed(tiraneDay(now))}
    group by b.id order by since, b.id`.execute(db);
  return rows.filter(({ since }) => waited(since) >= hours && waited(since) < mostHours);
}

/** The last day before a moment: the names of new shops, and how many listings and requests came. */
export async function findNews(db: Db, now: Date) {
  const isNew = (time: string) => sql`${sql.ref(time)} > ${now}::timestamptz - interval '1 day'`;
  const { rows } = await sql<{ shops: string[]; listings: number; requests: number }>`
    select
      array(select business_name from business where ${isNew('created_at')} order by id) as shops,
      (select count(*) from product where ${isNew('created_at')} and state = 'published' and deleted_at is null)
        + (select count(*) from package where ${isNew('created_at')} and state = 'published' and deleted_at is null) as listings,
      (select count(*) from request where ${isNew('created_at')} and is_order)
        as requests`.execute(db);
  return rows[0] ?? { shops: [], listings: 0, requests: 0 };
}
