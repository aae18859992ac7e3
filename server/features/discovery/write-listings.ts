import type { Transaction } from 'kysely';
import type { Touch } from '../../platform/db/changes.ts';
import type { Database } from '../../platform/db/tables.ts';
import {
  holdBusinesses,
  type ListingRow,
  type ListingScope,
  listPackagesInScope,
  listProductsInScope,
  removeListings,
  saveListings,
} from './listing-queries.ts';
import { listPackageSources, listProductSources } from './listing-sources.ts';
import { makePackageListing, makeProductListing } from './make-listing.ts';

/** Rows that are read, folded and written per statement. */
const batchSize = 500;

/**
 * Updates the listings to match products, packages and businesses; every transaction that writes one of those calls
 * this as its last step. Listings of a suspended business are removed, and so are hidden ones and packages with a
 * hidden product. Those of a deleted product or package are already gone; its id is only given so that caches are dropped.
 */
export async function writeListings(
  trx: Transaction<Database>,
  touch: Touch,
  scope: ListingScope,
): Promise<void> {
  await holdBusinesses(trx, scope);
  const productIds = await listProductsInScope(trx, scope);
  const packageIds = await listPackagesInScope(trx, scope);
  for (const ids of batches(productIds)) {
    const sources = await listProductSources(trx, ids);
    await write(trx, 'product_id', sources, makeProductListing);
  }
  for (const ids of batches(packageIds)) {
    const sources = await listPackageSources(trx, ids);
    await write(trx, 'package_id', sources, makePackageListing);
  }
  touch(
    'listings',
    ...[...productIds, ...(scope.productIds ?? [])].map((id) => `product:${id}` as const),
    ...[...packageIds, ...(scope.packageIds ?? [])].map((id) => `package:${id}` as const),
  );
}

async function write<Source extends { id: number; is_hidden: boolean }>(
  trx: Transaction<Database>,
  key: 'product_id' | 'package_id',
  sources: Source[],
  make: (source: Source) => ListingRow,
): Promise<void> {
  const hidden = sources.filter((source) => source.is_hidden);
  const visible = sources.filter((source) => !source.is_hidden);
  await removeListings(
    trx,
    hidden.map(({ id }) => id),
  );
  await saveListings(trx, key, visible.map(make));
}

function* batches(ids: number[]): Generator<number[]> {
  for (let start = 0; start < ids.length; start += batchSize) {
    yield ids.slice(start, start + batchSize);
  }
}
