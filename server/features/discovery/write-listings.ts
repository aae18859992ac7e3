import { sql } from 'kysely';
import type { Touch } from '../../platform/db/changes.ts';
import type { Db, Trx } from '../../platform/db/tables.ts';
import { listPackageSources, listProductSources, type ProductSource } from './listing-sources.ts';
import { type ListingRow, makePackageListing, makeProductListing } from './make-listing.ts';

/** Changes of individual products and packages, or of everything that a business has. */
export interface ListingScope {
  productIds?: number[];
  packageIds?: number[];
  businessId?: number;
}

/** Rows that are read, folded and written per statement. */
const batchSize = 500;

/**
 * Updates the listings to match products, packages and businesses; every transaction that writes one of those calls
 * this as its last step, and has locked their businesses as its first. Listings of what visitors may not see are removed;
 * the id of what is gone from the database is only given so that caches are dropped.
 */
export async function writeListings(trx: Trx, touch: Touch, scope: ListingScope) {
  const productIds = await listProductsInScope(trx, scope);
  for (const ids of batches(productIds)) {
    await write(trx, 'product_id', ids, await listProductSources(trx, ids), makeProductListing);
  }
  touchAll(touch, 'product', [...productIds, ...(scope.productIds ?? [])]);
  await writePackages(trx, touch, scope);
}

/**
 * Like `writeListings`, for products that the transaction has just written and that need not be read again.
 * @param products those that visitors may see
 * @param ids of all
 * @param added those among them that are in no package yet
 */
export async function writeProductListings(
  trx: Trx,
  touch: Touch,
  products: ProductSource[],
  ids: number[],
  added: ReadonlySet<number>,
): Promise<void> {
  const sources = new Map(products.map((source) => [source.id, source]));
  for (const some of batches(ids)) {
    const shown = some.flatMap((id) => sources.get(id) ?? []);
    await write(trx, 'product_id', some, shown, makeProductListing);
  }
  touchAll(touch, 'product', ids);
  await writePackages(trx, touch, { productIds: ids.filter((id) => !added.has(id)) });
}

async function writePackages(trx: Trx, touch: Touch, scope: ListingScope) {
  const packageIds = await listPackagesInScope(trx, scope);
  for (const ids of batches(packageIds)) {
    await write(trx, 'package_id', ids, await listPackageSources(trx, ids), makePackageListing);
  }
  touchAll(touch, 'package', [...packageIds, ...(scope.packageIds ?? [])]);
}

function touchAll(touch: Touch, type: 'product' | 'package', ids: number[]): void {
  touch('listings', ...ids.map((id) => `${type}:${id}` as const));
}

async function write<Source extends { id: number }>(
  trx: Trx,
  key: 'product_id' | 'package_id',
  ids: number[],
  sources: Source[],
  make: (source: Source) => ListingRow,
): Promise<void> {
  const shown = new Set(sources.map(({ id }) => id));
  const others = ids.filter((id) => !shown.has(id));
  if (others.length > 0) {
    await sql`delete from listing where ${sql.ref(key)} = any(${others}::int[])`.execute(trx);
  }
  await saveListings(trx, key, sources.map(make));
}

function* batches<Entry>(entries: Entry[]): Generator<Entry[]> {
  for (let start = 0; start < entries.length; start += batchSize) {
    yield entries.slice(start, start + batchSize);
  }
}

async function listProductsInScope(trx: Db, { productIds = [], businessId = 0 }: ListingScope) {
  if (productIds.length === 0 && businessId === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select id from product where id = any(${productIds}::int[]) or business_id = ${businessId}
    order by id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Includes the packages that contain one of the products, because they show its name and picture, or are not shown. */
async function listPackagesInScope(trx: Db, scope: ListingScope) {
  const { productIds = [], packageIds = [], businessId = 0 } = scope;
  if (productIds.length + packageIds.length === 0 && businessId === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select id from package where id = any(${packageIds}::int[]) or business_id = ${businessId}
    union select package_id from package_item where product_id = any(${productIds}::int[])
    order by id`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Inserts or overwrites listings, either all of products or all of packages, so that all rows have the same columns.
 */
async function saveListings(trx: Db, key: 'product_id' | 'package_id', rows: ListingRow[]) {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).filter((name) => name !== key);
  const names = sql.join([key, ...columns].map((name) => sql.ref(name)));
  const values = sql.join(
    columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`),
  );
  await sql`
    insert into listing (${names})
    select ${names} from json_populate_recordset(null::listing, ${JSON.stringify(rows)}::json)
    on conflict (${sql.ref(key)}) do update set ${values}`.execute(trx);
}

/** Deletes rows about listings removed more than a day ago: every index has read them by now, or will be rebuilt. */
export async function forgetRemovals(db: Db): Promise<void> {
  await sql`delete from listing_removal where removed_at < now() - interval '1 day'`.execute(db);
}
