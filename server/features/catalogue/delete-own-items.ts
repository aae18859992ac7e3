import type { Deletion, MergedDeleteForm } from '@orendi/contract/schemas/bulk-forms';
import type { Transaction } from 'kysely';
import type { Touch } from '../../platform/db/changes.ts';
import type { Database } from '../../platform/db/tables.ts';
import { writeListings } from '../discovery/index.ts';
import {
  deleteEmptyPackages,
  deleteItems,
  listPackagesWith,
  raisePackageVersions,
} from './delete-queries.ts';
import { noProductFound } from '../../platform/http/not-found.ts';

/**
 * Deletes products and packages of a business, which the transaction has locked: all of them, or none. The products are removed from its other packages,
 * and a package left empty is deleted too. Requests stay, because they keep a snapshot of what they show.
 * @returns the packages deleted because they were left empty
 * @throws ApiError NOT_FOUND when one of them does not belong to the business
 */
export async function deleteOwnItems(
  trx: Transaction<Database>,
  touch: Touch,
  businessId: number,
  { productIds, packageIds }: MergedDeleteForm,
): Promise<Deletion> {
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
