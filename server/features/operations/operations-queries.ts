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
