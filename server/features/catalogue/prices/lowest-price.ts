import { type RawBuilder, sql } from 'kysely';
import type { Db, ItemType } from '../../../platform/db/tables.ts';

/**
 * SQL: the first day of the sale that runs, in Tirana; null without one. A sale that grows or shrinks while it runs does not
 * begin anew, so that its reference stays the price before its first step, as 98/6/EC, 6a (5) allows; one that has stopped
 * does, and is then compared with its own prices.
 */
const firstDay = (isOfItem: RawBuilder<unknown>) => sql`(
  select (min(valid_from) at time zone 'Europe/Tirane')::date
  from price_history where ${isOfItem} and valid_from > coalesce(
    (select max(valid_from) from price_history where ${isOfItem} and sale = 0), '-infinity'
  )
)`;

const midnight = (day: RawBuilder<unknown>) =>
  sql`(${day})::timestamp at time zone 'Europe/Tirane'`;

/**
 * SQL: when the 30 days before the sale that runs began; null without one.
 * @param isOfItem condition on `price_history`
 */
const startBeforeSale = (isOfItem: RawBuilder<unknown>) =>
  midnight(sql`${firstDay(isOfItem)} - 30`);

/**
 * The column `lowest_price_before` of a product or package `p`: the lowest effective price of the 30 days before its sale
 * (98/6/EC, 6a), whether it was shown or hidden then. Null without a sale, when not all those days are recorded, and when
 * it had a price in another currency.
 */
export function selectLowestPrice(type: ItemType) {
  const isOfItem = sql`${sql.ref(`${type}_id`)} = p.id`;
  const [start, end] = [midnight(sql`first.day - 30`), midnight(sql`first.day`)];
  return sql`case when p.sale > 0 then (
    with first as materialized (select ${firstDay(isOfItem)} as day)
    select case when bool_or(h.valid_from <= ${start}) and bool_and(h.currency = p.currency) then min(h.effective_price) end
    from first join (
      select valid_from, lead(valid_from, 1, 'infinity') over (order by valid_from) as valid_to, currency, effective_price
      from price_history where ${isOfItem}
    ) h on h.valid_from < ${end} and h.valid_to > ${start}
  ) end as lowest_price_before`;
}

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
