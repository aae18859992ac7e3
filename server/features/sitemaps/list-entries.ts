import { newCollectionDays } from '@orendi/contract/limits';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import type { PictureAddress } from '../../platform/media/picture-addresses.ts';
import {
  businessPath,
  categoryPath,
  industryPath,
  listingPath,
  sectionPath,
  staticPaths,
} from './page-paths.ts';
import type { SitemapEntry } from './sitemap-entry.ts';
import { listBusinesses, listListings, listShelves, type Stretch } from './sitemap-queries.ts';

/** Rows per query: enough to be fast, few enough to take little memory. */
const batchSize = 1_000;
const dayMs = 86_400_000;

/** Reads a range of ids in batches, each starting after the last id of the one before. */
async function* inBatches<Row extends { id: number }>(
  read: (stretch: Stretch) => Promise<Row[]>,
  { from, to }: Pick<Stretch, 'from' | 'to'>,
): AsyncGenerator<Row[]> {
  for (let next = from; ;) {
    const rows = await read({ from: next, to, limit: batchSize });
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return;
    next = last.id + 1;
  }
}

export async function* listingEntries(
  db: Kysely<Database>,
  stretch: Pick<Stretch, 'from' | 'to'>,
  address: PictureAddress,
): AsyncGenerator<SitemapEntry[]> {
  for await (const rows of inBatches((batch) => listListings(db, batch), stretch)) {
    yield rows.map(({ id, type, picture_key: picture, changed_at: changedAt }) => ({
      path: listingPath(type, id),
      changedAt,
      image: picture && address(picture),
    }));
  }
}

export async function* businessEntries(
  db: Kysely<Database>,
  stretch: Pick<Stretch, 'from' | 'to'>,
  address: PictureAddress,
): AsyncGenerator<SitemapEntry[]> {
  for await (const rows of inBatches((batch) => listBusinesses(db, batch), stretch)) {
    yield rows.map(({ id, picture_key: picture, changed_at: changedAt }) => ({
      path: businessPath(id),
      changedAt,
      image: address(picture),
    }));
  }
}

/**
 * The pages of no single listing or business: those that always exist, and those of categories and packages that are
 * not empty.
 */
export async function* pageEntries(
  db: Kysely<Database>,
  now: Date,
): AsyncGenerator<SitemapEntry[]> {
  const shelves = await listShelves(db);
  const ofPackages = shelves.filter((shelf) => shelf.category_id === null);
  const ofProducts = shelves.filter((shelf) => shelf.category_id !== null);
  const newest = latest(ofProducts.map((shelf) => shelf.newest));
  const startOfNew = now.getTime() - newCollectionDays * dayMs;
  const sections = [
    {
      path: sectionPath('sale'),
      changedAt: latest(ofProducts.map((shelf) => shelf.newest_on_sale)),
    },
    {
      path: sectionPath('new'),
      changedAt: newest && newest.getTime() >= startOfNew ? newest : null,
    },
    { path: sectionPath('packages'), changedAt: latest(ofPackages.map((shelf) => shelf.newest)) },
  ].filter(({ changedAt }) => changedAt !== null);
  const industries = Map.groupBy(ofProducts, (shelf) => shelf.industry_id ?? 0);
  yield [
    ...staticPaths.map((path) => ({ path, changedAt: null })),
    ...sections,
    ...Array.from(industries, ([id, inside]) => ({
      path: industryPath(id),
      changedAt: latest(inside.map((shelf) => shelf.newest)),
    })),
    ...ofProducts.map((shelf) => ({
      path: categoryPath(shelf.industry_id ?? 0, shelf.category_id ?? 0),
      changedAt: shelf.newest,
    })),
  ];
}

function latest(times: (Date | null)[]): Date | null {
  return times.reduce((last, time) => (time && (!last || time > last) ? time : last), null);
}
