import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { noProductFound } from '../../platform/http/not-found.ts';
import { findVisiblePackage, type PackageRow } from './package-queries.ts';

/** @throws ApiError NOT_FOUND when there is no such package, or its business is suspended */
export async function getPackage(db: Kysely<Database>, id: number): Promise<PackageRow> {
  const found = await findVisiblePackage(db, id);
  if (!found) throw noProductFound();
  return found;
}
