import { type RawBuilder, sql } from 'kysely';
import type { Db } from './tables.ts';

/**
 * One page of what a query finds, and how many there are in all.
 * @param found from where, and which
 */
export async function readPage<Row>(
  db: Db,
  { page, perPage }: { page: number; perPage: number },
  columns: RawBuilder<Row>,
  { found, order }: Record<'found' | 'order', RawBuilder<unknown>>,
) {
  const { rows: results } = await sql<Row>`
    select ${columns} ${found}
    order by ${order} limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const { rows } = await sql<{ total: number }>`select count(*) as total ${found}`.execute(db);
  return { results, page, perPage, total: rows[0]?.total ?? 0 };
}
