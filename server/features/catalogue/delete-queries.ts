import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';

/** The packages that contain one of these products. */
export async function listPackagesWith(
  trx: Kysely<Database>,
  productIds: number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct package_id as id from package_item
    where product_id = any(${productIds}::int[]) order by 1`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Deletes those of these items that belong to the business, with their listings, their pictures' rows and their rows in
 * packages.
 * @returns how many
 */
export async function deleteItems(
  trx: Kysely<Database>,
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

/** Deletes those of these packages that are empty. */
export async function deleteEmptyPackages(
  trx: Kysely<Database>,
  ids: number[],
): Promise<{ id: number; package_name: string }[]> {
  const { rows } = await sql<{ id: number; package_name: string }>`
    delete from package p where id = any(${ids}::int[])
      and not exists (select from package_item where package_id = p.id)
    returning id, package_name`.execute(trx);
  return rows.sort((a, b) => a.id - b.id);
}

/** Raises the packages' versions, so that forms loaded before are refused as out of date. */
export async function raisePackageVersions(trx: Kysely<Database>, ids: number[]): Promise<void> {
  await sql`
    update package set version = version + 1, updated_at = now()
    where id = any(${ids}::int[])`.execute(trx);
}
