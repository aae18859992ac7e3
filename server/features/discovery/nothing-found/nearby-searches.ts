import {
  filterGroup,
  filterGroupNames,
  type FilterName,
  filterOf,
  letGoWith,
} from '@orendi/contract/listing-filters';
import type { SearchQuery } from '@orendi/contract/schemas/results-query';

/** A search, and how many of what it finds are looked at. */
export interface NearbySearch {
  query: SearchQuery;
  most: number;
  /** It finds all that there is without this filter. */
  without?: FilterName;
}

const mostOfAll = 500;
const mostOfOne = 100;
/** The filters that can be missed by more or less, by the names of their groups. */
const measurable = filterGroupNames.filter((name) => filterOf(name).kind === 'number');

/**
 * Searches that may find what nearly matches a search without results: without each limit that can be missed by more or
 * less, and without all of them. As few as possible, because each goes through all listings.
 */
export function nearbySearches(query: SearchQuery): NearbySearch[] {
  const limits = measurable.filter((name) => filterGroup(name).some((one) => query[one]));
  // Listings shown because they lack a size cannot be compared.
  if (query.withoutSize) return [];
  const most = limits.length === 1 ? mostOfAll : mostOfOne;
  const withoutOne = limits.flatMap((name) => searchesWithout(query, name, most));
  if (limits.length < 2) return withoutOne;
  const relaxed = { ...without(query, ...limits), sortByPrice: undefined };
  return [...withoutOne, { query: relaxed, most: mostOfAll }];
}

/** The query without filters and those that are let go with them. */
export function without(query: SearchQuery, ...names: FilterName[]): SearchQuery {
  const gone = names.flatMap(letGoWith).map((name) => [name, undefined]);
  return { ...query, ...Object.fromEntries(gone) };
}

function searchesWithout(query: SearchQuery, name: FilterName, most: number): NearbySearch[] {
  const rest = { ...without(query, name), sortByPrice: undefined };
  if (name !== 'priceFrom') return [{ query: rest, most, without: name }];
  const { priceFrom, priceTo, priceCurrency } = query;
  // Nothing is within the limits: the cheapest are the nearest above one, the dearest below one.
  const upward = { ...rest, sortByPrice: 'asc' as const };
  const downward = { ...rest, sortByPrice: 'desc' as const };
  if (!priceFrom) return [{ query: upward, most, without: name }];
  if (!priceTo) return [{ query: downward, most, without: name }];
  return [
    { query: { ...upward, priceFrom: priceTo, priceCurrency }, most },
    { query: { ...downward, priceTo: priceFrom, priceCurrency }, most },
    { query: rest, most: 0, without: name },
  ];
}
