import type { CardPage } from '@orendi/contract/schemas/results';
import type { ListName } from './list-scope.ts';
import type { ListingResults } from './load-results.ts';

/*
 * Results that the visitor has left behind on this visit, by their history entries: going back shows them at once,
 * just as they were, also without a network. The server keeps nothing here.
 */

interface Left {
  /** Path and query: entries of one visit belong to many pages. */
  address: string;
  results: ListingResults;
  until: number;
}

const freshFor = 5 * 60 * 1000;
const mostEntries = 20;
const left = new Map<unknown, Left>();

/** Names the current history entry. */
export function entryKey(): unknown {
  return (history.state as { key?: unknown } | null)?.key;
}

/** Keeps the results that stand at the current history entry. */
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

/** Keeps one list as far as it is opened now, under the address that says so. */
export function keepOpenedList(list: ListName, page: CardPage): void {
  const known = left.get(entryKey());
  if (known === undefined) return;
  const lists = { ...known.results.lists, [list]: page };
  keepResults({ ...known.results, lists });
}

/** What stood at the current history entry; nothing when its address was another one, or long ago. */
export function keptResults(address: string): ListingResults | undefined {
  if (typeof document === 'undefined') return undefined;
  const known = left.get(entryKey());
  if (known === undefined || known.address !== address || known.until < Date.now())
    return undefined;
  return known.results;
}
