import { setStages } from '@orendi/contract/leads';
import { maxId, textLimits } from '@orendi/contract/limits';
import { orderSorts, type SortDirection, sortDirections } from '@orendi/contract/listings';
import { useLocation } from 'react-router';
import { paths } from '../../platform/paths.ts';
import {
  oneOf,
  pageNumber,
  searchSchema,
  text,
  wholeNumber,
} from '../../platform/search-schema.ts';

export const listingSorts = [
  'id',
  'product',
  'brand',
  'industry',
  'category',
  'price',
  'currency',
  'sale',
  'dimensions',
  'weight',
  'warranty',
] as const;
export type ListingSort = (typeof listingSorts)[number];

/** The products' part of the address: the name prefix searched for, the sorting unless newest first, and the page. */
const productsParameters = {
  search: text(textLimits.query),
  productsSort: oneOf(listingSorts),
  productsOrder: oneOf(sortDirections),
  productsPage: pageNumber(maxId),
};

/** The orders' part of the address: what is searched for, the page, and the sorting unless newest first. */
const ordersParameters = {
  q: text(textLimits.query),
  stage: oneOf(setStages),
  page: pageNumber(maxId),
  sort: oneOf(orderSorts),
  order: oneOf(sortDirections),
  /** The page of held requests; without it they are only counted. */
  held: wholeNumber(maxId),
};

/**
 * The state of all dashboard tables, kept in the address. Each table has parameters of its own, with distinct names.
 */
export const dashboardSearch = searchSchema({ ...ordersParameters, ...productsParameters });

export type DashboardSearch = ReturnType<typeof dashboardSearch.parse>;

export function dashboardAddress(search: DashboardSearch): string {
  const query = dashboardSearch.format(search);
  return query === '' ? paths.dashboard : `${paths.dashboard}?${query}`;
}

export function useDashboardSearch(): DashboardSearch {
  return dashboardSearch.parse(new URLSearchParams(useLocation().search));
}

export type ProductsSearch = Pick<DashboardSearch, keyof typeof productsParameters>;

export interface ListingOrder {
  by: ListingSort;
  direction: SortDirection;
}

const newestFirst: ListingOrder = { by: 'id', direction: 'desc' };

export function listingOrder({ productsSort, productsOrder }: ProductsSearch): ListingOrder {
  const by = productsSort ?? newestFirst.by;
  return { by, direction: productsOrder ?? (productsSort ? 'asc' : newestFirst.direction) };
}

/** The parameters of a sort order, from its first page on; newest first needs none. */
export function orderParameters({ by, direction }: ListingOrder): ProductsSearch {
  const isDefault = by === newestFirst.by && direction === newestFirst.direction;
  return {
    productsSort: isDefault ? undefined : by,
    productsOrder: isDefault || direction === 'asc' ? undefined : direction,
    productsPage: undefined,
  };
}

/** The sort order after pressing a column's heading: ascending, descending, then back to newest first. */
export function pressColumn(by: ListingSort, now: ListingOrder): ListingOrder {
  if (by === now.by && now.direction === 'asc') return { by, direction: 'desc' };
  const isDone = by === now.by && by !== newestFirst.by;
  return isDone ? newestFirst : { by, direction: 'asc' };
}

export function sortingOf(column: ListingSort, { by, direction }: ListingOrder) {
  if (by !== column) return 'none';
  return direction === 'asc' ? 'ascending' : 'descending';
}
