import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { startBeforeSale } from './lowest-price.ts';

/** Rows deleted per statement. */
const batchSize = 10_000;

/**
 * Deletes prices that ended more than 400 days ago, and before the 30 days before a sale that still runs. The one valid at
 * that time stays, as the first of the rest.
 */
export async function forgetPrices(db: Db, now: Date): Promise<void> {
  const end = sql`${now}::timestamptz - interval '400 days'`;
  const isOfItem = sql`(product_id = h.product_id or package_id = h.package_id)`;
  let deleted = batchSize;
  while (deleted >= batchSize) {
    const { rows } = await sql`
      delete from price_history where ctid in (
        select h.ctid from price_history h
        where h.valid_from < ${end} and exists (
          select from price_history l
          where (l.product_id = h.product_id or l.package_id = h.package_id)
            and l.valid_from > h.valid_from and l.valid_from <= least(${end}, ${startBeforeSale(isOfItem)})
        )
        limit ${batchSize}
      ) returning 1`.execute(db);
    deleted = rows.length;
  }
}
