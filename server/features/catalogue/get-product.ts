import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { noProductFound } from '../../platform/http/not-found.ts';
import { findVisibleProduct, type ProductRow } from './product-queries.ts';

/** @throws ApiError NOT_FOUND when there is no such product, or its business is suspended */
export async function getProduct(db: Kysely<Database>, id: number): Promise<ProductRow> {
  const found = await findVisibleProduct(db, id);
  if (!found) throw noProductFound();
  return found;
}
