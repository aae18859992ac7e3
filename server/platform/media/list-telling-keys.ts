import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';

const most = 5;

/**
 * Some pictures by which it can be told whether a storage is this shop's: of the newest, and of any. The banner that ships with
 * every shop tells nothing, unless there is no other.
 */
export async function listTellingKeys(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ key: string; tells: boolean }>`
    with told as (select key, created_at,
      not exists (select from announcement where default_banner = key) as tells from picture)
    (select key, tells from told order by tells desc, created_at desc limit ${most})
    union (select key, tells from told order by tells desc, random() limit ${most})`.execute(db);
  const telling = rows.filter(({ tells }) => tells);
  return (telling.length > 0 ? telling : rows).map(({ key }) => key);
}
