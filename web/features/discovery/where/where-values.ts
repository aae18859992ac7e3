import { townFilterNames } from '@orendi/contract/listing-filters';
import type { ListingSearch } from '../../../platform/listing-search.ts';
import { filtersOf, leaveOut } from '../listing-filters.ts';

/** Which stores are shown of a town: those in it and those that deliver there, only those in it, or all. */
export const whereScopes = ['delivering', 'here', 'all'] as const;
type WhereScope = (typeof whereScopes)[number];

export interface Where {
  /** The slug of the town; undefined while there is none. */
  town: string | undefined;
  scope: WhereScope;
  isNearestFirst: boolean;
}

/** Reads the place of a search. The panel knows one town; an address can name several. */
export function whereOf({ town, deliversTo, near }: ListingSearch): Where {
  const isSaid = (town ?? deliversTo ?? near) !== undefined;
  const scope =
    deliversTo === undefined && isSaid ? (town === undefined ? 'all' : 'here') : 'delivering';
  return { town: deliversTo ?? town ?? near, scope, isNearestFirst: near !== undefined };
}

/** The search at a place; `deliversTo` finds the stores of the town itself as well. */
export function searchAt(
  search: ListingSearch,
  { town, scope, isNearestFirst }: Where,
): ListingSearch {
  return {
    ...filtersOf(search),
    town: scope === 'here' ? town : undefined,
    deliversTo: scope === 'delivering' ? town : undefined,
    near: isNearestFirst ? town : undefined,
  };
}

export function searchAnywhere(search: ListingSearch): ListingSearch {
  return leaveOut(search, townFilterNames);
}
