import type { Transaction } from 'kysely';
import type { Touch } from '../../platform/db/changes.ts';
import type { Database } from '../../platform/db/tables.ts';
import { insertBusiness, type NewBusiness } from './queries.ts';

/**
 * Adds a business whose logo and cover photo are already stored.
 * @returns the id of the business
 */
export async function createBusiness(
  trx: Transaction<Database>,
  touch: Touch,
  business: NewBusiness,
  industryIds: number[],
): Promise<number> {
  const id = await insertBusiness(trx, business, industryIds);
  touch('listings', `business:${id}`);
  return id;
}
