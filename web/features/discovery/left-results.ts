import type { CardPage } from '@orendi/contract/schemas/results';
import { useLocation } from 'react-router';
import { listingSearch, type ListingSearch } from '../../platform/listing-search.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { ListingResults } from './load-results.ts';
import { listAddress, type ListName, type Place } from './place.ts';

/* Results seen on this visit, by history entry: going back shows them at once and unchanged, even offline. */

interface Left {
  /** Path and query, because a visit's entries belong to many pages. */
  address: string;
  results: ListingResults;
  until: number;
}

const freshFor = 5 * 60 * 1000;
const mostEntries = 20;
const left = new Map<unknown, Left>();

export function entryKey(): unknown {
  return (history.state as { key?: unknown } | null)?.key;
}

export function keepResults(results: ListingResults): void {
  const key = entryKey();
  left.delete(key);
  left.set(key, {
    address: location.pathname + location.search,
    results,
    until: Date.now() + freshFor,
  });
  for (const oldest of left.keys()) {
    if (left.size > mostEntries) left.delete(oldest);
  }
}

/** Stores how far a list is expanded, under the updated address. */
export function keepOpenedList(list: ListName, page: CardPage): void {
  const known = left.get(entryKey());
  if (known === undefined) return;
  const lists = { ...known.results.lists, [list]: page };
  keepResults({ ...known.results, lists });
}

/** The results stored for the current history entry; undefined if its address has changed or they are too old. */
export function keptResults(address: string): ListingResults | undefined {
  if (typeof document === 'undefined') return undefined;
  const known = left.get(entryKey());
  if (known === undefined || known.address !== address || known.until < Date.now())
    return undefined;
  return known.results;
}

interface EntryState {
  /** The rows shown per list, so that going back restores them. */
  rows?: Partial<Record<ListName, number>>;
}

/** The rows this history entry stores for a list; undefined during hydration. */
export function useKeptRows(list: ListName): number | undefined {
  const state = useLocation().state as EntryState | null;
  return useHydrated() ? state?.rows?.[list] : undefined;
}

export function hasKeptRows(state: unknown): boolean {
  return (state as EntryState | null)?.rows !== undefined;
}

/**
 * Stores how far a list is expanded in the current history entry and address. Deliberately bypasses the router, which
 * would reload data that is already here; both are read again on returning.
 */
export function keepRows(
  place: Place,
  search: ListingSearch,
  list: ListName,
  rows: number,
  page: CardPage,
): void {
  const entry = history.state as { usr?: EntryState | null } | null;
  const usr = { ...entry?.usr, rows: { ...entry?.usr?.rows, [list]: rows } };
  // Other lists may be open by now.
  const now = listingSearch.parse(new URLSearchParams(location.search));
  const address = listAddress(place, search, list, page.page, now);
  history.replaceState({ ...entry, usr }, '', address);
  keepOpenedList(list, page);
}
