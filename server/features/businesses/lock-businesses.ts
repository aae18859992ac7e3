import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import type { Touch } from '../../platform/db/changes.ts';
import type { Trx } from '../../platform/db/tables.ts';
import type { ListingScope } from '../discovery/index.ts';

/**
 * Locks the businesses until the end of the transaction. Of two transactions that publish for the same business, the
 * second then reads what the first has written, and a suspension falls entirely before or after either. Every
 * transaction that writes products or packages locks their businesses, once and before anything else, so that none
 * deadlock. Those of what is deleted are locked too, as it may be brought back.
 */
export async function lockBusinesses(
  trx: Trx,
  { productIds = [], packageIds = [], businessId = 0 }: ListingScope,
): Promise<void> {
  await sql`
    select id from business where id = ${businessId} or id in (
      select coalesce(business_id, deleted_from) from product where id = any(${productIds}::int[])
      union select coalesce(business_id, deleted_from) from package where id = any(${packageIds}::int[])
    ) order by id for no key update`.execute(trx);
}

/** A transaction that changes what one business sells, and has it locked. */
export function changeBusiness<T, Form extends unknown[]>(
  { changes }: Pick<Services, 'changes'>,
  businessId: number,
  work: (trx: Trx, touch: Touch, businessId: number, ...form: Form) => Promise<T>,
  ...form: Form
): Promise<T> {
  return changes.transaction(async (trx, touch) => {
    await lockBusinesses(trx, { businessId });
    return work(trx, touch, businessId, ...form);
  });
}

/**
 * Drops the kept pages of a business and of what it sells, which show its holidays and whether to count on it, too; they
 * have the tag of all lists.
 */
export async function touchPages(trx: Trx, touch: Touch, businessId: number): Promise<void> {
  touch('listings', `business:${businessId}`);
  const { rows } = await sql<{ type: 'product' | 'package'; id: number }>`
    select case when product_id is null then 'package' else 'product' end as type, id
    from listing where business_id = ${businessId}`.execute(trx);
  for (const { type, id } of rows) touch(`${type}:${id}`);
}
