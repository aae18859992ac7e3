import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { noBusinessFound } from '../../platform/http/not-found.ts';
import { type BusinessRow, findVisibleBusiness } from './queries.ts';

/** @throws ApiError NOT_FOUND when there is no such business, or it is suspended */
export async function getBusiness(db: Kysely<Database>, id: number): Promise<BusinessRow> {
  const business = await findVisibleBusiness(db, id);
  if (!business) throw noBusinessFound();
  return business;
}
