import { m } from '@orendi/messages';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type BusinessRow, findVisibleBusiness } from './queries.ts';

export function noBusinessFound(): ApiError {
  return new ApiError('NOT_FOUND', {
    sentence: (language) => m.api_no_business_found({}, { locale: language }),
  });
}

/** @throws ApiError NOT_FOUND when there is no such business, or it is suspended */
export async function getBusiness(db: Kysely<Database>, id: number): Promise<BusinessRow> {
  const business = await findVisibleBusiness(db, id);
  if (!business) throw noBusinessFound();
  return business;
}
