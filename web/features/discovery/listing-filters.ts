import type { Language } from '@orendi/contract/language';
import {
  type Facet,
  facetField,
  facetFields,
  type FilterName,
  filterNames,
  filterOf,
  type FlagName,
} from '@orendi/contract/listing-filters';
import type { FilterBy } from '@orendi/contract/listings';
import type { ListingSearch } from '../../platform/listing-search.ts';

/*
 * What each control makes of the state in the address of a page that browses listings. Every change starts the lists from the
 * beginning: their page numbers are never carried over.
 */

/** Whether anything narrows the results; an industry alone only narrows the sections. */
export function isFiltering(search: ListingSearch): boolean {
  return filterNames.some((name) => name !== 'industryId' && search[name] !== undefined);
}

/** The state without what is opened on the page: what a search is for. All filters are named, also those not set. */
export function filtersOf(search: ListingSearch): ListingSearch {
  return Object.fromEntries(filterNames.map((name) => [name, search[name]]));
}

/** Other words, or none; the filters stay. */
export function searchFor(search: ListingSearch, query?: string): ListingSearch {
  return { ...filtersOf(search), query };
}

/** The filters without those that are let go when this one is chosen. */
function withoutResetBy(search: ListingSearch, chosen: FilterName): ListingSearch {
  const kept = filterNames.filter((name) => !filterOf(name).resetBy?.includes(chosen));
  return Object.fromEntries(kept.map((name) => [name, search[name]]));
}

/** An industry resets what was chosen inside another one; none shows everything. */
export function chooseIndustry(search: ListingSearch, industryId?: number): ListingSearch {
  return { ...withoutResetBy(search, 'industryId'), industryId };
}

/** A category resets the filters; the chosen one again is let go, and what else is chosen stays. */
export function toggleCategory(
  search: ListingSearch,
  categoryId: number,
  industryId: number,
): ListingSearch {
  if (search.categoryId === categoryId) return { ...filtersOf(search), categoryId: undefined };
  return { ...withoutResetBy(search, 'categoryId'), industryId, categoryId };
}

/** A quick filter resets brand, colour, material and price order when it is chosen. */
export function toggleQuickFilter(search: ListingSearch, filterBy: FilterBy): ListingSearch {
  if (search.filterBy === filterBy) return { ...filtersOf(search), filterBy: undefined };
  return { ...withoutResetBy(search, 'filterBy'), filterBy };
}

/** A filter that is on or off goes with all others, so choosing it lets none of them go. */
export function toggleFlag(search: ListingSearch, name: FlagName): ListingSearch {
  return { ...filtersOf(search), [name]: search[name] ? undefined : true };
}

/** The chosen value of a facet. It stays chosen when the reader changes the language. */
export function chosenValue(search: ListingSearch, facet: Facet, language: Language) {
  const own = search[facetField(facet, language)];
  return own ?? facetFields(facet).flatMap((name) => search[name] ?? [])[0];
}

/** Another value of a facet, in the reader's language, or none; everything else stays. */
export function chooseValue(
  search: ListingSearch,
  facet: Facet,
  value: string | undefined,
  language: Language,
): ListingSearch {
  const none = Object.fromEntries(facetFields(facet).map((name) => [name, undefined]));
  return { ...filtersOf(search), ...none, [facetField(facet, language)]: value };
}

/** The same page with the values of a facet listed, or without: other than the filters, it is no state of the shop. */
export function listValues(search: ListingSearch, facet: Facet): ListingSearch {
  return { ...search, choose: search.choose === facet ? undefined : facet };
}

/** Ascending, descending, none. */
export function cyclePriceOrder(search: ListingSearch): ListingSearch {
  const next = { none: 'asc', asc: 'desc', desc: undefined } as const;
  return { ...filtersOf(search), sortByPrice: next[search.sortByPrice ?? 'none'] };
}

/** Everything of one kind, as a section's link opens it. */
export function seeAll(search: ListingSearch, filterBy: FilterBy): ListingSearch {
  return { industryId: search.industryId, filterBy };
}
