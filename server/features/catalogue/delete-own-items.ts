import type { Deletion, MergedDeleteForm, Restoration } from '@orendi/contract/schemas/bulk-forms';
import { m } from '@orendi/messages';
import { type RawBuilder, sql } from 'kysely';
import type { Touch } from '../../platform/db/changes.ts';
import type { Db, ItemType, Trx } from '../../platform/db/tables.ts';
import { ApiError, noProductFound } from '../../platform/http/api-error.ts';
import { insertJob, type Queue } from '../../platform/jobs/index.ts';
import { say } from '../../platform/sentence.ts';
import { forgetGone, noteGone, writeListings } from '../discovery/index.ts';

/** How long what was deleted can be brought back: three times as long as the pages offer it. */
const restorableFor = sql.lit('30 seconds');
/** Long after that, so that a slow restore never meets the end. */
const secondsToFinal = 60;
export const finalDeletions: Queue = { name: 'final-deletions' };

/**
 * Deletes all of these products and packages of a business that the transaction has locked, or none. A package left
 * empty is deleted too. Requests stay, as they keep a snapshot. For half a minute, `restoreOwnItems` brings all of it
 * back; then it is deleted for good.
 * @returns the packages left empty
 * @throws ApiError NOT_FOUND when one of them does not belong to the business
 */
export async function deleteOwnItems(
  trx: Trx,
  touch: Touch,
  businessId: number,
  { productIds, packageIds }: MergedDeleteForm,
): Promise<Deletion> {
  const packagesWith = await takeOutPieces(trx, businessId, productIds, packageIds);
  const deleted =
    (await mark(trx, 'product', deletion(businessId, isAmong(productIds)))).length +
    (await mark(trx, 'package', deletion(businessId, isAmong(packageIds)))).length;
  if (deleted < productIds.length + packageIds.length) throw noProductFound();
  const isEmptied = sql`${isAmong(packagesWith)} and not exists (select from package_item where package_id = p.id)`;
  const emptied = await mark(trx, 'package', deletion(businessId, isEmptied));
  await raisePackageVersions(trx, packagesWith);
  await noteGone(trx, [...productIds, ...packageIds, ...emptied.map(({ id }) => id)]);
  await writeListings(trx, touch, { productIds, packageIds: [...packageIds, ...packagesWith] });
  await insertJob(trx, finalDeletions.name, {}, secondsToFinal);
  return { deletedPackages: emptied };
}

/**
 * Brings back all of these products and packages, or none, as they were, and the packages that were deleted because of
 * them. The transaction has locked the business.
 * @throws ApiError NOT_FOUND when one of them cannot be brought back any more, CONFLICT when a package has no product left
 */
export async function restoreOwnItems(
  trx: Trx,
  touch: Touch,
  businessId: number,
  { productIds, packageIds }: MergedDeleteForm,
): Promise<Restoration> {
  // One of its products was deleted with it, so it was left empty.
  const wasEmptied = sql`exists (
    select from deleted_package_item mine join deleted_package_item t on t.package_id = mine.package_id
      join product m on m.id = t.product_id
    where mine.package_id = p.id and mine.product_id = any(${productIds}::int[]) and m.deleted_at = p.deleted_at
  )`;
  const wanted = sql`(${isAmong(packageIds)} or ${wasEmptied})`;
  const packages = await mark(trx, 'package', restoration(businessId, wanted));
  const key = keyOf(businessId, productIds);
  const restoring = restoration(businessId, isAmong(productIds), key);
  const products = await mark(trx, 'product', restoring);
  const restored = new Set([...products, ...packages].map(({ id }) => id));
  if (![...productIds, ...packageIds].every((id) => restored.has(id))) {
    throw new ApiError('NOT_FOUND', { sentence: say(m.api_restore_late) });
  }
  const packagesWith = await putPiecesBack(trx, businessId);
  const restoredIds = packages.map(({ id }) => id);
  const empty = await listEmptied(trx, restoredIds);
  if (empty.length > 0) {
    const names = empty.join(', ');
    throw new ApiError('CONFLICT', { sentence: say(m.api_restore_empty, { names }) });
  }
  await raisePackageVersions(trx, packagesWith);
  await forgetGone(trx, [...restored]);
  await writeListings(trx, touch, { productIds, packageIds: [...restoredIds, ...packagesWith] });
  return { products, packages };
}

/** Deletes for good what was deleted a minute ago. */
export async function endDeletions(db: Db): Promise<void> {
  for (const table of ['package', 'product'] as const) {
    await sql`
      delete from ${sql.table(table)} where deleted_from is not null
        and deleted_at <= now() - ${secondsToFinal} * interval '1 second'`.execute(db);
  }
}

const isAmong = (ids: number[]) => sql`p.id = any(${ids}::int[])`;

/**
 * Sets the pieces aside that are deleted with their product or package.
 * @returns the packages that have lost a product
 */
async function takeOutPieces(
  trx: Db,
  businessId: number,
  productIds: number[],
  packageIds: number[],
): Promise<number[]> {
  const { rows } = await sql<{ package_id: number }>`
    with taken as (
      delete from package_item where business_id = ${businessId}
        and (product_id = any(${productIds}::int[]) or package_id = any(${packageIds}::int[]))
      returning package_id, product_id, quantity
    ), kept as (
      insert into deleted_package_item select * from taken
    )
    select distinct package_id from taken
    where product_id = any(${productIds}::int[]) order by 1`.execute(trx);
  return rows.map(({ package_id }) => package_id);
}

/** @returns the packages that have a product again */
async function putPiecesBack(trx: Db, businessId: number): Promise<number[]> {
  const { rows } = await sql<{ package_id: number }>`
    with back as (
      delete from deleted_package_item t using product m, package p
      where m.id = t.product_id and p.id = t.package_id
        and m.business_id = ${businessId} and p.business_id = ${businessId}
      returning t.*
    )
    insert into package_item (package_id, product_id, quantity, business_id)
    select package_id, product_id, quantity, ${businessId}::int from back
    returning package_id`.execute(trx);
  return [...new Set(rows.map(({ package_id }) => package_id))];
}

type Condition = RawBuilder<unknown>;

/** Without a business, it is nowhere to be found; see the migration. */
const deletion = (businessId: number, which: Condition) => sql`
  business_id = null, deleted_from = business_id, deleted_at = now()
  where business_id = ${businessId} and ${which}`;

/** An article number that was used again meanwhile stays with the newer product, which may come back with the older. */
const keyOf = (
  businessId: number,
  productIds: number[],
) => sql`, external_key = case when not exists (
    select from product o where o.business_id = ${businessId} and o.external_key = p.external_key
  ) and not exists (
    select from product o where o.deleted_from = ${businessId} and o.external_key = p.external_key
      and o.id > p.id and o.id = any(${productIds}::int[])
  ) then external_key end`;

const restoration = (businessId: number, which: Condition, more = sql``) => sql`
  business_id = deleted_from, deleted_from = null, deleted_at = null ${more}
  where deleted_from = ${businessId} and deleted_at > now() - interval ${restorableFor} and ${which}`;

async function mark<T extends ItemType>(trx: Db, type: T, change: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: number } & Record<`${T}_name`, string>>`
    update ${sql.table(type)} p set ${change}
    returning id, ${sql.ref(`${type}_name`)}`.execute(trx);
  return rows.sort((a, b) => a.id - b.id);
}

/** @returns the names of those whose products are all deleted */
async function listEmptied(trx: Db, packageIds: number[]): Promise<string[]> {
  const { rows } = await sql<{ package_name: string }>`
    select package_name from package p where id = any(${packageIds}::int[])
      and not exists (select from package_item where package_id = p.id)
      and exists (select from deleted_package_item where package_id = p.id)`.execute(trx);
  return rows.map(({ package_name }) => package_name);
}

/** Raises the packages' versions, so that forms loaded before are refused as out of date. */
async function raisePackageVersions(trx: Db, ids: number[]): Promise<void> {
  await sql`
    update package set version = version + 1, updated_at = now()
    where id = any(${ids}::int[])`.execute(trx);
}
