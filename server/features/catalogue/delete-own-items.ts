import type { Deletion, MergedDeleteForm } from '@orendi/contract/schemas/bulk-forms';
import { sql } from 'kysely';
import type { Touch } from '../../platform/db/changes.ts';
import type { Db, Trx } from '../../platform/db/tables.ts';
import { noProductFound } from '../../platform/http/api-error.ts';
import { writeListings } from '../discovery/index.ts';

/**
 * Deletes all of these products and packages of a business that the transaction has locked, or none. A package left
 * empty is deleted too. Requests stay, as they keep a snapshot.
 * @returns the packages left empty
 * @throws ApiError NOT_FOUND when one of them does not belong to the business
 */
export async function deleteOwnItems(
  trx: Trx,
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

async function listPackagesWith(trx: Db, productIds: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct package_id as id from package_item
    where product_id = any(${productIds}::int[]) order by 1`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Listings, pictures' rows and rows in packages are deleted with them.
 * @returns how many
 */
async function deleteItems(
  trx: Db,
  table: 'product' | 'package',
  businessId: number,
  ids: number[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numDeletedRows } = await trx
    .deleteFrom(table)
    .where('business_id', '=', businessId)
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function deleteEmptyPackages(trx: Db, ids: number[]) {
  const { rows } = await sql<{ id: number; package_name: string }>`
    delete from package p where id = any(${ids}::int[])
      and not exists (select from package_item where package_id = p.id)
    returning id, package_name`.execute(trx);
  return rows.sort((a, b) => a.id - b.id);
}

/** Raises the packages' versions, so that forms loaded before are refused as out of date. */
async function raisePackageVersions(trx: Db, ids: number[]): Promise<void> {
  await sql`
    update package set version = version + 1, updated_at = now()
    where id = any(${ids}::int[])`.execute(trx);
}
