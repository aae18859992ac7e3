import type { Assortment } from '@orendi/contract/schemas/business';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { getBusiness } from './get-business.ts';
import { countListings } from './queries.ts';

/** @throws ApiError NOT_FOUND when there is no such business, or it is suspended */
export async function getAssortment(db: Kysely<Database>, id: number): Promise<Assortment> {
  const [counts] = await Promise.all([countListings(db, id), getBusiness(db, id)]);
  return {
    total: counts.reduce((total, { count }) => total + count, 0),
    category_ids: counts.flatMap(({ category_id: category }) => category ?? []),
  };
}
