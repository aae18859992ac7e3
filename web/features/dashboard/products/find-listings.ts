import { foldText } from '@orendi/contract/fold-name';
import type { ListingOrder } from '../dashboard-search.ts';
import { columns } from './columns.tsx';
import type { OwnListing } from './own-listing.ts';

/** Ignores case and accents and sorts 2 before 10. One collator for both languages, so server and browser agree. */
const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Sorted stably; listings without a value come last in both directions. */
export function sortListings(listings: readonly OwnListing[], { by, direction }: ListingOrder) {
  const valueOf = columns.find((column) => column.by === by)?.order ?? (() => []);
  const turn = direction === 'asc' ? 1 : -1;
  return listings
    .map((listing) => ({ listing, value: valueOf(listing) }))
    .sort((one, other) => {
      const [lacks, otherLacks] = [!one.value[0], !other.value[0]];
      if (lacks || otherLacks) return Number(lacks) - Number(otherLacks);
      return turn * compareAll(one.value, other.value);
    })
    .map(({ listing }) => listing);
}

/** Listings whose name starts with the text, ignoring case and accents; a blank text matches all. */
export function searchListings(listings: readonly OwnListing[], search = '') {
  const beginning = foldText(search).trimStart();
  if (beginning.trim() === '') return listings;
  return listings.filter(({ folded }) => folded.startsWith(beginning));
}

function compareAll(one: (string | number)[], other: (string | number)[]): number {
  const differences = one.map((value, place) => {
    const second = other[place];
    const areNumbers = typeof value === 'number' && typeof second === 'number';
    return areNumbers ? value - second : compare(String(value), String(second));
  });
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** Few enough for a phone's cards to end soon, and many enough to work with. */
export const listingsPerPage = 20;

/** The page asked for, or else the nearest there is: rows may have been deleted. */
export function listingsPage(found: number, asked = 1) {
  const count = Math.max(1, Math.ceil(found / listingsPerPage));
  const page = Math.min(asked, count);
  return { page, count, first: (page - 1) * listingsPerPage };
}
