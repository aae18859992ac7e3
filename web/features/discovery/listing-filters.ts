import type { Language } from '@orendi/contract/language';
import { facetValues } from '@orendi/contract/limits';
import {
  type Facet,
  facetField,
  facetFields,
  type FacetName,
  type FilterName,
  filterNames,
  filterOf,
  type FlagName,
} from '@orendi/contract/listing-filters';
import type { FilterBy } from '@orendi/contract/listings';
import type { ListingSearch } from '../../platform/listing-search.ts';

type Choosable = NonNullable<ListingSearch['choose']>;

/* Each control's action as a new address state. Every change starts the lists over, without page numbers. */

/** Whether anything narrows or orders the results; an industry alone only narrows the sections. */
export function isFiltering(search: ListingSearch): boolean {
  return filterNames.some(
    (name) =>
      name !== 'industryId' && filterOf(name).modifies === undefined && search[name] !== undefined,
  );
}

/** Whether a text is searched for in all industries: what categories there are then says nothing about the results. */
export function searchesEverywhere({ query, industryId, categoryId }: ListingSearch): boolean {
  return query !== undefined && industryId === undefined && categoryId === undefined;
}

/** The state without page numbers or listed choices; names every filter, including unset ones. */
export function filtersOf(search: ListingSearch): ListingSearch {
  const filters = Object.fromEntries(filterNames.map((name) => [name, search[name]]));
  return search.understand === undefined ? filters : { ...filters, understand: search.understand };
}

/** Changes or clears the query; the filters stay. Other words are understood again. */
export function searchFor(search: ListingSearch, query?: string): ListingSearch {
  return { ...filtersOf(search), query, understand: undefined };
}

export function leaveOut(search: ListingSearch, names: readonly FilterName[]): ListingSearch {
  return { ...filtersOf(search), ...Object.fromEntries(names.map((name) => [name, undefined])) };
}

/** The filters, minus those that choosing this one resets. */
function withoutResetBy(search: ListingSearch, chosen: FilterName): ListingSearch {
  const reset = filterNames.filter((name) => filterOf(name).resetBy?.includes(chosen));
  return leaveOut(search, reset);
}

/** Choosing an industry resets what was chosen within another; undefined shows everything. */
export function chooseIndustry(search: ListingSearch, industryId?: number): ListingSearch {
  return { ...withoutResetBy(search, 'industryId'), industryId };
}

/** Choosing a category resets what the list of filters says; choosing it again clears it and keeps the rest. */
export function toggleCategory(search: ListingSearch, categoryId: number, industryId: number) {
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

/** A facet's chosen values: in the reader's language, or in the one of the address if there are none. */
export function chosenValues(search: ListingSearch, facet: Facet, language: Language) {
  return search[chosenField(search, facet, language)] ?? [];
}

function chosenField(search: ListingSearch, facet: Facet, language: Language): FacetName {
  const own = facetField(facet, language);
  if (search[own]) return own;
  return facetFields(facet).find((name) => search[name]) ?? own;
}

/**
 * Adds a value of a facet in the reader's language, or takes a chosen one away; any of several matches. Values that were
 * chosen in the other language go with the first one that is added in the reader's. Everything else stays.
 */
export function toggleValue(
  search: ListingSearch,
  facet: Facet,
  value: string,
  language: Language,
): ListingSearch {
  const chosen = chosenField(search, facet, language);
  const values = search[chosen] ?? [];
  if (values.includes(value)) {
    const left = values.filter((other) => other !== value);
    return { ...clearFacets(search, [facet]), [chosen]: left.length > 0 ? left : undefined };
  }
  const own = facetField(facet, language);
  const added = [...(search[own] ?? []), value].slice(-facetValues.maxChosen);
  return { ...clearFacets(search, [facet]), [own]: added };
}

export function clearFacets(search: ListingSearch, facets: readonly Facet[]): ListingSearch {
  const fields = facets.flatMap((facet) => facetFields(facet));
  return leaveOut(search, fields);
}

/** Lets these filters go, and those that say how they are meant; everything else stays. */
export function withoutFilters(search: ListingSearch, names: readonly FilterName[]): ListingSearch {
  const left = leaveOut(search, names);
  const isIdle = (name: FilterName) =>
    filterOf(name).modifies?.every((limit) => left[limit as FilterName] === undefined);
  return leaveOut(left, filterNames.filter(isIdle));
}

/** The same page with choices listed, or without. Unlike the filters, this does not affect the results. */
export function listValues(search: ListingSearch, choose: Choosable): ListingSearch {
  return { ...search, choose: search.choose === choose ? undefined : choose };
}

export function cyclePriceOrder(search: ListingSearch): ListingSearch {
  const next = { none: 'asc', asc: 'desc', desc: undefined } as const;
  return { ...filtersOf(search), sortByPrice: next[search.sortByPrice ?? 'none'] };
}

/** Everything of one kind: where a section's link leads. */
export function seeAll(search: ListingSearch, filterBy: FilterBy): ListingSearch {
  return { industryId: search.industryId, filterBy };
}
