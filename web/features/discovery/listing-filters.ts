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
 * Maps each control's action to a new address state. Every change starts the lists over: page numbers are never carried
 * along.
 */

/** Whether anything narrows the results; an industry alone only narrows the sections. */
export function isFiltering(search: ListingSearch): boolean {
  return filterNames.some((name) => name !== 'industryId' && search[name] !== undefined);
}

/** Whether a text is searched for in all industries: what categories there are then says nothing about the results. */
export function searchesEverywhere({ query, industryId, categoryId }: ListingSearch): boolean {
  return query !== undefined && industryId === undefined && categoryId === undefined;
}

/**
 * The state without page numbers or listed facets: just what is searched for. Names every filter, including unset ones.
 */
export function filtersOf(search: ListingSearch): ListingSearch {
  return Object.fromEntries(filterNames.map((name) => [name, search[name]]));
}

/** Changes or clears the query; the filters stay. */
export function searchFor(search: ListingSearch, query?: string): ListingSearch {
  return { ...filtersOf(search), query };
}

/** The filters, minus those that choosing this one resets. */
function withoutResetBy(search: ListingSearch, chosen: FilterName): ListingSearch {
  const kept = filterNames.filter((name) => !filterOf(name).resetBy?.includes(chosen));
  return Object.fromEntries(kept.map((name) => [name, search[name]]));
}

/** Choosing an industry resets what was chosen within another; undefined shows everything. */
export function chooseIndustry(search: ListingSearch, industryId?: number): ListingSearch {
  return { ...withoutResetBy(search, 'industryId'), industryId };
}

/** Choosing a category resets the filters; choosing it again clears it and keeps the rest. */
export function toggleCategory(
  search: ListingSearch,
  categoryId: number,
  industryId: number,
): ListingSearch {
  if (search.categoryId === categoryId) return { ...filtersOf(search), categoryId: undefined };
  return { ...withoutResetBy(search, 'categoryId'), industryId, categoryId };
}

/** Choosing a quick filter resets brand, color, material and price order. */
export function toggleQuickFilter(search: ListingSearch, filterBy: FilterBy): ListingSearch {
  if (search.filterBy === filterBy) return { ...filtersOf(search), filterBy: undefined };
  return { ...withoutResetBy(search, 'filterBy'), filterBy };
}

/** Flags combine with all other filters, so toggling one resets none. */
export function toggleFlag(search: ListingSearch, name: FlagName): ListingSearch {
  return { ...filtersOf(search), [name]: search[name] ? undefined : true };
}

/** A facet's chosen value, which survives a change of language. */
export function chosenValue(search: ListingSearch, facet: Facet, language: Language) {
  const own = search[facetField(facet, language)];
  return own ?? facetFields(facet).flatMap((name) => search[name] ?? [])[0];
}

/** Sets or clears a facet's value in the reader's language; everything else stays. */
export function chooseValue(
  search: ListingSearch,
  facet: Facet,
  value: string | undefined,
  language: Language,
): ListingSearch {
  const none = Object.fromEntries(facetFields(facet).map((name) => [name, undefined]));
  return { ...filtersOf(search), ...none, [facetField(facet, language)]: value };
}

/** The same page with a facet's values listed, or without. Unlike the filters, this does not affect the results. */
export function listValues(search: ListingSearch, facet: Facet): ListingSearch {
  return { ...search, choose: search.choose === facet ? undefined : facet };
}

/** Cycles ascending, descending, none. */
export function cyclePriceOrder(search: ListingSearch): ListingSearch {
  const next = { none: 'asc', asc: 'desc', desc: undefined } as const;
  return { ...filtersOf(search), sortByPrice: next[search.sortByPrice ?? 'none'] };
}

/** Everything of one kind: where a section's link leads. */
export function seeAll(search: ListingSearch, filterBy: FilterBy): ListingSearch {
  return { industryId: search.industryId, filterBy };
}
