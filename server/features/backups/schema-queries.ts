import type pg from 'pg';

/** Tables besides unlogged ones that are useful only briefly, or would harm a restored shop. New ones are included. */
const leftOut: readonly string[] = [
  // Written anew by the migrations.
  'migration',
  // A session that was ended since, such as a thief's, would be open again; so everybody signs in anew. Only browsers that
  // are signed in are told of requests.
  'session',
  'push_subscription',
  // Counts of minutes to hours, by network address, and what serves once.
  'rate_limit',
  'spent_captcha',
  'spent_challenge',
  // Transactions of the database it was made of mean nothing in another one.
  'listing_removal',
  'search_feed',
  // About the machine, not about the shop.
  'alarm',
  'backup_run',
  'mail_test',
  'outbox_hold',
];

/** Columns that stay out, for the same reason as `listing_removal`. */
const leftOutColumns: readonly string[] = ['listing.changed_in'];

export interface StoredTable {
  name: string;
  /** Without those computed by the database. */
  columns: string[];
}

export async function listTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `select c.relname as name, jsonb_agg(a.attname order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
       and c.relname <> all($1::text[])
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and c.relname || '.' || a.attname <> all($2::text[])
     group by c.relname order by c.relname`,
    [leftOut, leftOutColumns],
  );
  return rows;
}

/** Sequences in use, also those of tables left out: no id is given twice. */
export async function listSequences(client: pg.ClientBase) {
  const { rows } = await client.query<{ name: string; lastValue: string }>(
    `select sequencename as name, last_value::text as "lastValue" from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return rows;
}

export async function listAppliedMigrations(client: pg.ClientBase) {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration order by name',
  );
  return rows;
}

export async function listForeignKeys(client: pg.ClientBase) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  return rows;
}

/** Any table that is not PostgreSQL's own; null in an empty database. */
export async function findAnyTable(client: pg.ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_(toast|temp)'
       and not exists (select from pg_depend d
         where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by 1 limit 1`,
  );
  return rows[0]?.name ?? null;
}

/** Makes the texts of values independent of server and role, within the transaction: for writing and for reading. */
export const plainTexts = `
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local search_path = public`;
