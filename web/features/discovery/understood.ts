import type { Understood } from '@orendi/contract/schemas/results';
import { listingSearch, type ListingSearch } from '../../platform/listing-search.ts';
import { filtersOf } from './listing-filters.ts';

export type UnderstoodWords = Understood | null | undefined;
type Taken = Understood['taken'][number];

/**
 * The search as it was understood, in parameters: what was read out of the words is a filter, and only the words that
 * are left are searched for. It has the same results; a filter of the address wins over its words.
 */
export function inParameters(search: ListingSearch, understood: UnderstoodWords): ListingSearch {
  if (!understood) return search;
  const given = Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined),
  );
  const taken = understood.taken.map(({ filters }) => filtersIn(filters));
  const query = understood.query === '' ? undefined : understood.query;
  return Object.assign({}, ...taken, given, { query });
}

/** The filters of some words, as the address would have them. */
export function filtersIn(filters: Taken['filters']): ListingSearch {
  const entries = Object.entries(filters).map(([name, value]) => [name, String(value)]);
  return listingSearch.parse(new URLSearchParams(entries));
}

/** The search without some of its words, which then limit nothing. */
export function withoutWords(search: ListingSearch, words: string): ListingSearch {
  const { query = '' } = search;
  const at = query.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return takeLiterally(search);
  const left = `${query.slice(0, at)} ${query.slice(at + words.length)}`;
  return { ...filtersOf(search), query: left.replace(/\s+/g, ' ').trim() || undefined };
}

/** The same words, of which none is read as a limit. */
export function takeLiterally(search: ListingSearch): ListingSearch {
  return { ...filtersOf(search), understand: false };
}

/** Whether what is in the town is told apart from what comes there. */
export function tellsApart({ deliversTo }: ListingSearch): boolean {
  return deliversTo !== undefined;
}

/** Narrows a search to what is in its town, however the town was stated; undefined without a town, or if it is narrowed already. */
export function onlyInTown(
  search: ListingSearch,
  understood: UnderstoodWords,
): (ListingSearch & { town: string }) | undefined {
  const { town, deliversTo = understood?.orTown?.town } = inParameters(search, understood);
  if (deliversTo === undefined || town !== undefined) return undefined;
  const said = understood?.taken.find(({ filters }) => filters.deliversTo !== undefined);
  const { words } = said ?? understood?.orTown ?? {};
  const others = words === undefined ? filtersOf(search) : withoutWords(search, words);
  return { ...others, deliversTo: undefined, town: deliversTo };
}
