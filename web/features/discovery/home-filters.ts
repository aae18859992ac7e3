import type { FilterBy } from '@orendi/contract/listings';
import type { HomeSearch } from './home-search.ts';

/*
 * What each control of the home page makes of the state in the address. Every change starts the lists from the
 * beginning: their page numbers are never carried over.
 */

export type Facet = 'brand' | 'color' | 'material' | 'material_al';

/** Whether anything narrows the results; an industry alone only narrows the sections. */
export function isFiltering(search: HomeSearch): boolean {
  const { query, categoryId, filterBy, brand, color, material, material_al, sortByPrice } = search;
  return [query, categoryId, filterBy, brand, color, material, material_al, sortByPrice].some(
    (value) => value !== undefined,
  );
}

/** The state without the page numbers: what a search is for. */
export function filtersOf(search: HomeSearch): HomeSearch {
  const {
    query,
    industryId,
    categoryId,
    filterBy,
    brand,
    color,
    material,
    material_al,
    sortByPrice,
  } = search;
  return {
    query,
    industryId,
    categoryId,
    filterBy,
    brand,
    color,
    material,
    material_al,
    sortByPrice,
  };
}

/** Other words, or none; the filters stay. */
export function searchFor(search: HomeSearch, query?: string): HomeSearch {
  return { ...filtersOf(search), query };
}

/** An industry resets what was chosen inside another one; none shows everything. */
export function chooseIndustry({ query }: HomeSearch, industryId?: number): HomeSearch {
  return { query, industryId };
}

/** A category resets the filters; the chosen one again is let go, and what else is chosen stays. */
export function toggleCategory(
  search: HomeSearch,
  categoryId: number,
  industryId: number,
): HomeSearch {
  if (search.categoryId === categoryId) return { ...filtersOf(search), categoryId: undefined };
  return { query: search.query, industryId, categoryId };
}

/** A quick filter resets brand, colour, material and price order when it is chosen. */
export function toggleQuickFilter(search: HomeSearch, filterBy: FilterBy): HomeSearch {
  if (search.filterBy === filterBy) return { ...filtersOf(search), filterBy: undefined };
  const { query, industryId, categoryId } = search;
  return { query, industryId, categoryId, filterBy };
}

export function toggleFacet(search: HomeSearch, facet: Facet, value: string): HomeSearch {
  return { ...filtersOf(search), [facet]: search[facet] === value ? undefined : value };
}

/** Ascending, descending, none. */
export function cyclePriceOrder(search: HomeSearch): HomeSearch {
  const next = { none: 'asc', asc: 'desc', desc: undefined } as const;
  return { ...filtersOf(search), sortByPrice: next[search.sortByPrice ?? 'none'] };
}

/** Everything of one kind, as a section's link opens it. */
export function seeAll(search: HomeSearch, filterBy: FilterBy): HomeSearch {
  return { industryId: search.industryId, filterBy };
}
