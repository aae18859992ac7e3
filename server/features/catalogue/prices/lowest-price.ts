import { type RawBuilder, sql } from 'kysely';
import type { ItemType } from '../../../platform/db/tables.ts';

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
export const startBeforeSale = (isOfItem: RawBuilder<unknown>) =>
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
