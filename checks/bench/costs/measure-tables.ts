import type { OpenDatabase } from '@orendi/server/platform/db/open-database';

/** Bytes on disk. */
export interface TableSize {
  /** Rows, with what is kept beside them. */
  rows: number;
  indexes: number;
}

/** What grows with listings. The first two are what searches, lists and pages read. */
export const listingTables = [
  'listing',
  'product',
  'product_picture',
  'picture',
  'price_history',
  'package',
  'package_item',
];
/** What grows with requests. */
export const requestTables = ['request', 'mail', 'idempotency_key', 'spent_captcha'];
/** What grows with visits. */
export const visitTables = ['view_mark', 'view_day', 'view_count', 'business_view_day'];

export async function measureTables(
  pool: OpenDatabase['pool'],
  tables: string[],
): Promise<Record<string, TableSize>> {
  const { rows } = await pool.query<TableSize & { name: string }>(
    `select name, pg_table_size(name::regclass) as rows, pg_indexes_size(name::regclass) as indexes
     from unnest($1::text[]) as name`,
    [tables],
  );
  return Object.fromEntries(rows.map(({ name, ...size }) => [name, size]));
}

export async function measureTotal(pool: OpenDatabase['pool'], tables: string[]): Promise<number> {
  const sizes = Object.values(await measureTables(pool, tables));
  return sizes.reduce((sum, { rows, indexes }) => sum + rows + indexes, 0);
}
