import { createBusiness } from '@orendi/server/features/businesses/index';
import type { Touch } from '@orendi/server/platform/db/changes';
import type { Trx } from '@orendi/server/platform/db/tables';
import { sql } from 'kysely';
import { insertPictures } from '@orendi/server/platform/media/index';
import type { NewBusiness } from './read-new-business.ts';

/**
 * Adds a business; the caller stores its logo.
 * @returns its id
 */
export async function addBusiness(
  trx: Trx,
  touch: Touch,
  { logo, ...business }: NewBusiness,
): Promise<number> {
  await insertPictures(trx, [logo]);
  const texts = { description_en: '', description_al: '' };
  return createBusiness(trx, touch, { ...business, ...texts, logo: logo.key }, []);
}

/** Adds a business to industries; keeps those it is already in. */
export async function joinIndustries(
  trx: Trx,
  touch: Touch,
  businessId: number,
  industryIds: number[],
): Promise<void> {
  const { numAffectedRows: added = 0n } = await sql`
    insert into business_industry (business_id, industry_id)
    select distinct ${businessId}::int, unnest(${industryIds}::int[])
    on conflict do nothing`.execute(trx);
  if (added > 0n) touch(`business:${businessId}`);
}
