import { maxId } from '@orendi/contract/limits';
import type { Services } from '../../services.ts';
import { pictureAddresses } from '../../platform/media/picture-addresses.ts';
import { findPublicDemo } from '../businesses/index.ts';
import { businessEntries, listingEntries, pageEntries } from './list-entries.ts';
import {
  type SitemapEntry,
  type SitemapPart,
  urlsetEnd,
  urlsetStart,
  writeEntry,
  writeIndex,
} from './sitemap-entry.ts';
import { listBusinessParts, listListingParts } from './sitemap-queries.ts';

/** Ids per part of the sitemap: a fifth of what the protocol allows, so that each is fast to make and to read. */
export const partSize = 10_000;

export const lastPart = Math.floor(maxId / partSize);

export type PartKind = 'listings' | 'businesses';

export const sitemapPath = '/sitemap.xml';
export const pagesPath = '/sitemap-pages.xml';
const partPath = (kind: PartKind, part: number) => `/sitemap-${kind}-${part}.xml`;

/** The index of all parts that are not empty. */
export async function* writeSitemapIndex(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  publicUrl: string,
): AsyncGenerator<string> {
  const { businessIds, isAlone } = await findPublicDemo(db, settings);
  if (isAlone) return;
  const parts: SitemapPart[] = [{ path: pagesPath, changedAt: null }];
  const add = (kind: PartKind, rows: { part: number; changed_at: Date }[]) =>
    rows.forEach(({ part, changed_at: changedAt }) =>
      parts.push({ path: partPath(kind, part), changedAt }),
    );
  add('businesses', await listBusinessParts(db, partSize, businessIds));
  add('listings', await listListingParts(db, partSize, businessIds));
  yield writeIndex(parts, publicUrl);
}

/** The pages that belong to no single listing or business. */
export async function* writePages(
  { db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>,
  publicUrl: string,
): AsyncGenerator<string> {
  const { businessIds, isAlone } = await findPublicDemo(db, settings);
  if (!isAlone) yield* writeUrlset(pageEntries(db, clock(), businessIds), publicUrl);
}

/** One part; nothing if it is empty. */
export async function* writePart(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  kind: PartKind,
  part: number,
  publicUrl: string,
): AsyncGenerator<string> {
  const { businessIds: unlisted } = await findPublicDemo(db, settings);
  const stretch = { from: part * partSize, to: (part + 1) * partSize, unlisted };
  const address = pictureAddresses(publicUrl, settings.mediaUrl);
  yield* writeUrlset(entriesOf[kind](db, stretch, address), publicUrl);
}

const entriesOf = { listings: listingEntries, businesses: businessEntries } as const;

async function* writeUrlset(
  batches: AsyncGenerator<SitemapEntry[]>,
  publicUrl: string,
): AsyncGenerator<string> {
  let isBegun = false;
  for await (const entries of batches) {
    if (!isBegun) yield urlsetStart;
    isBegun = true;
    yield entries.map((entry) => writeEntry(entry, publicUrl)).join('');
  }
  if (isBegun) yield urlsetEnd;
}
