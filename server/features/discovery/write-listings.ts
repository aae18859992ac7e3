import { type Kysely, sql, type Transaction } from 'kysely';
import type { Touch } from '../../platform/db/changes.ts';
import type { Database } from '../../platform/db/tables.ts';
import {
  type ListingRow,
  type ListingScope,
  listPackagesInScope,
  listProductsInScope,
  removeListings,
  saveListings,
} from './listing-queries.ts';
import { listPackageSources, listProductSources, type ProductSource } from './listing-sources.ts';
import { makePackageListing, makeProductListing } from './make-listing.ts';

/** Rows that are read, folded and written per statement. */
const batchSize = 500;

/**
 * Updates the listings to match products, packages and businesses; every transaction that writes one of those calls
 * this as its last step, and has locked their businesses as its first. Listings of a suspended business are removed, and
 * so are hidden ones and packages with a hidden product. Those of a deleted product or package are already gone; its id
 * is only given so that caches are dropped.
 */
export async function writeListings(
  trx: Transaction<Database>,
  touch: Touch,
  scope: ListingScope,
): Promise<void> {
  const productIds = await listProductsInScope(trx, scope);
  for (const ids of batches(productIds)) {
    await write(trx, 'product_id', await listProductSources(trx, ids), makeProductListing);
  }
  touchAll(touch, 'product', [...productIds, ...(scope.productIds ?? [])]);
  await writePackages(trx, touch, scope);
}

/**
 * Like `writeListings`, for products that the transaction has just written and that need not be read again.
 * @param added those among them that are in no package yet
 */
export async function writeProductListings(
  trx: Transaction<Database>,
  touch: Touch,
  products: ProductSource[],
  added: ReadonlySet<number>,
): Promise<void> {
  for (const sources of batches(products)) {
    await write(trx, 'product_id', sources, makeProductListing);
  }
  const ids = products.map(({ id }) => id);
  touchAll(touch, 'product', ids);
  await writePackages(trx, touch, { productIds: ids.filter((id) => !added.has(id)) });
}

async function writePackages(
  trx: Transaction<Database>,
  touch: Touch,
  scope: ListingScope,
): Promise<void> {
  const packageIds = await listPackagesInScope(trx, scope);
  for (const ids of batches(packageIds)) {
    await write(trx, 'package_id', await listPackageSources(trx, ids), makePackageListing);
  }
  touchAll(touch, 'package', [...packageIds, ...(scope.packageIds ?? [])]);
}

function touchAll(touch: Touch, type: 'product' | 'package', ids: number[]): void {
  touch('listings', ...ids.map((id) => `${type}:${id}` as const));
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

function* batches<Entry>(entries: Entry[]): Generator<Entry[]> {
  for (let start = 0; start < entries.length; start += batchSize) {
    yield entries.slice(start, start + batchSize);
  }
}

/** Deletes rows about listings removed more than a day ago: every index has read them by now, or will be rebuilt. */
export async function forgetRemovals(db: Kysely<Database>): Promise<void> {
  await sql`delete from listing_removal where removed_at < now() - interval '1 day'`.execute(db);
}
