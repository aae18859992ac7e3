import { LRUCache } from 'lru-cache';
import type { Parts } from '../../parts.ts';
import { countListings, type ListingCounts } from './count-query.ts';
import type { ListingFilter } from './listing-filter.ts';

export type CountListings = (filter: ListingFilter) => Promise<ListingCounts>;

/** As long as a listing may still count as new after its last day. */
const maxAgeMs = 60_000;

/**
 * `countListings` with a memory. Counting reads every listing of a filter, a page of it a dozen; and all pages, and
 * each facet set for another, ask for the same counts. Whatever changes a listing empties the memory, and without
 * word from the other processes nothing is remembered.
 */
export function rememberCounts({ db, changes }: Pick<Parts, 'db' | 'changes'>): CountListings {
  const known = new LRUCache<string, Promise<ListingCounts>>({ max: 1000, ttl: maxAgeMs });
  let isInformed = true;
  changes.onTouched((tags: readonly string[]) => {
    if (tags.some((tag) => tag === 'listings' || tag === '*')) known.clear();
  });
  changes.onConnection((connected) => {
    isInformed = connected;
    known.clear();
  });
  return (filter) => {
    const key = keyOf(filter);
    const remembered = known.get(key);
    if (remembered) return remembered;
    const counts = countListings(db, filter);
    if (isInformed) known.set(key, counts);
    counts.catch(() => known.delete(key));
    return counts;
  };
}

/** What is new moves on by the millisecond; it is the same question all the same. */
function keyOf({ publishedSince, ...filter }: ListingFilter): string {
  return JSON.stringify([publishedSince !== undefined, filter]);
}
