import type { Language } from '@orendi/contract/language';
import type { FilterBy } from '@orendi/contract/listings';
import type { Facet, ListingSearch } from '../../platform/listing-search.ts';

/*
 * What each control makes of the state in the address of a page that browses listings. Every change starts the lists from the
 * beginning: their page numbers are never carried over.
 */

const filterNames = [
  'query',
  'industryId',
  'categoryId',
  'filterBy',
  'brand',
  'color',
  'material',
  'material_al',
  'sortByPrice',
] as const satisfies (keyof ListingSearch)[];

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

/** An industry resets what was chosen inside another one; none shows everything. */
export function chooseIndustry({ query }: ListingSearch, industryId?: number): ListingSearch {
  return { query, industryId };
}

/** A category resets the filters; the chosen one again is let go, and what else is chosen stays. */
export function toggleCategory(
  search: ListingSearch,
  categoryId: number,
  industryId: number,
): ListingSearch {
  if (search.categoryId === categoryId) return { ...filtersOf(search), categoryId: undefined };
  return { query: search.query, industryId, categoryId };
}

/** A quick filter resets brand, colour, material and price order when it is chosen. */
export function toggleQuickFilter(search: ListingSearch, filterBy: FilterBy): ListingSearch {
  if (search.filterBy === filterBy) return { ...filtersOf(search), filterBy: undefined };
  const { query, industryId, categoryId } = search;
  return { query, industryId, categoryId, filterBy };
}

/** The chosen value of a facet. A material stays chosen when the reader changes the language. */
export function chosenValue(search: ListingSearch, facet: Facet, language: Language) {
  if (facet !== 'material') return search[facet];
  const { material, material_al } = search;
  return language === 'al' ? (material_al ?? material) : (material ?? material_al);
}

/** Another value of a facet, in the reader's language, or none; everything else stays. */
export function chooseValue(
  search: ListingSearch,
  facet: Facet,
  value: string | undefined,
  language: Language,
): ListingSearch {
  const filters = filtersOf(search);
  if (facet !== 'material') return { ...filters, [facet]: value };
  const inAlbanian = language === 'al';
  return {
    ...filters,
    material: inAlbanian ? undefined : value,
    material_al: inAlbanian ? value : undefined,
  };
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
