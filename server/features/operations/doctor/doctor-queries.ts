import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { readValue } from '../../../platform/db/rows.ts';
import type { SellerCountryColumns } from '../../businesses/index.ts';

/** Bytes added in the last 30 days: pictures, doubled for their smaller sizes, and rows of requests. */
export const findGrowth = (db: Db) => readValue(db)<number>`
  select (select coalesce(sum(bytes), 0) * 2 from picture where created_at > now() - interval '30 days')
    + (select count(*) * 4096 from request where created_at > now() - interval '30 days')`;

interface DatabaseFacts {
  version: string;
  versionNumber: number;
  bytes: number;
  /** Open connections of all clients, and the limit without those reserved for administrators. */
  connections: number;
  mostConnections: number;
  /** Settings under which a commit may be lost. */
  unsafe: string[];
  /** How long the oldest open transaction has lasted, in seconds. */
  oldestTransaction: number;
  now: Date;
}

export async function findDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select current_setting('server_version') as version,
      current_setting('server_version_num')::integer as "versionNumber",
      pg_database_size(current_database()) as bytes,
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::integer
        - current_setting('superuser_reserved_connections')::integer as "mostConnections",
      array(select name from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')
        and setting = 'off' order by name)::text[] as unsafe,
      (select coalesce(max(extract(epoch from clock_timestamp() - xact_start)), 0)::integer from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()) as "oldestTransaction",
      clock_timestamp() as now`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('the database tells nothing of itself');
  return facts;
}

/** `synchronous_standby_names`: the standbys that must have a commit before it is acknowledged; empty for none. */
export const findStandbyPolicy = (db: Db) => readValue(db)<string>`
  select current_setting('synchronous_standby_names')`;

/** The names of the migrations that were applied; none where nothing was. */
export async function listAppliedMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string | null }>`
    select to_regclass('migration')::text as name`.execute(db);
  if (rows[0]?.name === null) return [];
  const applied = await sql<{ name: string }>`select name from migration order by name`.execute(db);
  return applied.rows.map(({ name }) => name);
}

/** A sample of stored pictures: the newest, and random ones. */
export async function samplePictures(db: Db, most: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    (select key from picture order by created_at desc limit ${most})
    union (select key from picture order by random() limit ${most})`.execute(db);
  return rows.map(({ key }) => key);
}

/** How long ago the search cluster had everything; null if it was never filled. */
export const findSecondsUnfed = (db: Db) => readValue(db)<number | null>`
  select extract(epoch from now() - max(fed_at))::float8 from search_feed`;

interface PhoneInQuestion extends SellerCountryColumns {
  phone: string;
  count: number;
  /** Whether it is the business's own, and not a visitor's. */
  is_own: boolean;
}

/** The stored numbers that are neither mobiles of Albania nor have another country's code, with their businesses. */
export async function listPhonesInQuestion(db: Db): Promise<PhoneInQuestion[]> {
  const inQuestion = (column: string) =>
    sql`${sql.ref(column)} !~ '^\\+' or ${sql.ref(column)} ~ '^\\+355[^6]'`;
  const { rows } = await sql<PhoneInQuestion>`
    select r.client_phone as phone, count(*) as count, false as is_own, b.phone_no, b.town_id, b.country
    from request r join business b on b.id = r.business_id
    where r.client_phone_typed is null and (${inQuestion('r.client_phone')})
    group by r.client_phone, b.id
    union all
    select phone_no, 1, true, phone_no, town_id, country from business
    where phone_no <> '' and (${inQuestion('phone_no')})`.execute(db);
  return rows;
}

/** How many listings there are, as PostgreSQL estimates since it last looked; 0 before it has. */
export const estimateListings = (db: Db) => readValue(db)<number>`
  select greatest(reltuples, 0)::float8 from pg_class where oid = 'listing'::regclass`;
