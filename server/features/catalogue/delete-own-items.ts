import type { Deletion, MergedDeleteForm } from '@orendi/contract/schemas/bulk-forms';
import type { Transaction } from 'kysely';
import type { Touch } from '../../platform/db/changes.ts';
import type { Database } from '../../platform/db/tables.ts';
import { holdBusinesses, writeListings } from '../discovery/index.ts';
import {
  deleteEmptyPackages,
  deleteItems,
  listPackagesWith,
  raisePackageVersions,
} from './delete-queries.ts';
import { noProductFound } from '../../platform/http/not-found.ts';

/**
 * Deletes products and packages of a business: all of them, or none. Its other packages lose the products; one that is
 * left empty goes too. What visitors have asked for stays, as a request keeps what it shows.
 * @returns the packages that went because they were left empty
 * @throws ApiError NOT_FOUND when the business does not have one of them
 */
export async function deleteOwnItems(
  trx: Transaction<Database>,
  touch: Touch,
  businessId: number,
  { productIds, packageIds }: MergedDeleteForm,
): Promise<Deletion> {
  await holdBusinesses(trx, { businessId });
  const packagesWith = await listPackagesWith(trx, productIds);
  const deleted =
    (await deleteItems(trx, 'product', businessId, productIds)) +
    (await deleteItems(trx, 'package', businessId, packageIds));
  if (deleted < productIds.length + packageIds.length) throw noProductFound();
  const emptied = await deleteEmptyPackages(trx, packagesWith);
  await raisePackageVersions(trx, packagesWith);
  await writeListings(trx, touch, { productIds, packageIds: [...packageIds, ...packagesWith] });
  return { deletedPackages: emptied };
}
