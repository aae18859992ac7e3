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
import { listBusinesses, listListings, listGroups, type Range } from './sitemap-queries.ts';

/** Rows per query: enough to be fast, few enough to take little memory. */
const batchSize = 1_000;
const dayMs = 86_400_000;

/** Reads a range of ids in batches, each starting after the last id of the one before. */
async function* inBatches<Row extends { id: number }>(
  read: (range: Range) => Promise<Row[]>,
  { from, ...range }: Omit<Range, 'limit'>,
): AsyncGenerator<Row[]> {
  for (let next = from; ;) {
    const rows = await read({ ...range, from: next, limit: batchSize });
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return;
    next = last.id + 1;
  }
}

export async function* listingEntries(
  db: Kysely<Database>,
  range: Omit<Range, 'limit'>,
  address: PictureAddress,
): AsyncGenerator<SitemapEntry[]> {
  for await (const rows of inBatches((batch) => listListings(db, batch), range)) {
    yield rows.map(({ id, type, picture_key: picture, changed_at: changedAt }) => ({
      path: listingPath(type, id),
      changedAt,
      image: picture && address(picture),
    }));
  }
}

export async function* businessEntries(
  db: Kysely<Database>,
  range: Omit<Range, 'limit'>,
  address: PictureAddress,
): AsyncGenerator<SitemapEntry[]> {
  for await (const rows of inBatches((batch) => listBusinesses(db, batch), range)) {
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
  unlisted: number[],
): AsyncGenerator<SitemapEntry[]> {
  const groups = await listGroups(db, unlisted);
  const ofPackages = groups.filter((group) => group.category_id === null);
  const ofProducts = groups.filter((group) => group.category_id !== null);
  const newest = latest(ofProducts.map((group) => group.newest));
  const startOfNew = now.getTime() - newCollectionDays * dayMs;
  const sections = [
    {
      path: sectionPath('sale'),
      changedAt: latest(ofProducts.map((group) => group.newest_on_sale)),
    },
    {
      path: sectionPath('new'),
      changedAt: newest && newest.getTime() >= startOfNew ? newest : null,
    },
    { path: sectionPath('packages'), changedAt: latest(ofPackages.map((group) => group.newest)) },
  ].filter(({ changedAt }) => changedAt !== null);
  const industries = Map.groupBy(ofProducts, (group) => group.industry_id ?? 0);
  yield [
    ...staticPaths.map((path) => ({ path, changedAt: null })),
    ...sections,
    ...Array.from(industries, ([id, inside]) => ({
      path: industryPath(id),
      changedAt: latest(inside.map((group) => group.newest)),
    })),
    ...ofProducts.map((group) => ({
      path: categoryPath(group.industry_id ?? 0, group.category_id ?? 0),
      changedAt: group.newest,
    })),
  ];
}

function latest(times: (Date | null)[]): Date | null {
  return times.reduce((last, time) => (time && (!last || time > last) ? time : last), null);
}
