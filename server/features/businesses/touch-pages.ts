import { sql } from 'kysely';
import type { Touch } from '../../platform/db/changes.ts';
import type { Trx } from '../../platform/db/tables.ts';

/**
 * Drops the kept pages of a business, and those of what it sells, which show its holidays and whether to count on it, too; those have
 * the tag of all lists.
 */
export async function touchPages(trx: Trx, touch: Touch, businessId: number): Promise<void> {
  touch('listings', `business:${businessId}`);
  const { rows } = await sql<{ type: 'product' | 'package'; id: number }>`
    select case when product_id is null then 'package' else 'product' end as type, id
    from listing where business_id = ${businessId}`.execute(trx);
  for (const { type, id } of rows) touch(`${type}:${id}`);
}
