import type { Transaction } from 'kysely';
import type { Touch } from '../../platform/db/changes.ts';
import type { Database } from '../../platform/db/tables.ts';
import { writeListings } from '../discovery/index.ts';
import { insertPackage, type NewPackage, type PackageItem } from './package-queries.ts';

/**
 * Publishes a package of one or more products of the same business, which the transaction has locked.
 * @returns the id of the package
 */
export async function createPackage(
  trx: Transaction<Database>,
  touch: Touch,
  fields: NewPackage,
  items: PackageItem[],
): Promise<number> {
  const id = await insertPackage(trx, fields, items);
  await writeListings(trx, touch, { packageIds: [id] });
  return id;
}
