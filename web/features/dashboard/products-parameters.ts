import { sortDirections, type SortDirection } from '@orendi/contract/listings';
import { textLimits } from '@orendi/contract/limits';
import { oneOf, text } from '../../platform/search-schema.ts';

/** The columns by which the table can be sorted. */
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

/** What the address says of the products: the beginning of the names looked for, and their order where it is not newest first. */
export const productsParameters = {
  search: text(textLimits.query),
  productsSort: oneOf(listingSorts),
  productsOrder: oneOf(sortDirections),
};

/** The products' part of the dashboard's address. */
export interface ProductsSearch {
  search?: string;
  productsSort?: ListingSort;
  productsOrder?: SortDirection;
}

export interface ListingOrder {
  by: ListingSort;
  direction: SortDirection;
}

const newestFirst: ListingOrder = { by: 'id', direction: 'desc' };

export function listingOrder({ productsSort, productsOrder }: ProductsSearch): ListingOrder {
  const by = productsSort ?? newestFirst.by;
  return { by, direction: productsOrder ?? (productsSort ? 'asc' : newestFirst.direction) };
}

/** The parameters for an order; newest first needs none. */
export function orderParameters({ by, direction }: ListingOrder): ProductsSearch {
  const isDefault = by === newestFirst.by && direction === newestFirst.direction;
  return {
    productsSort: isDefault ? undefined : by,
    productsOrder: isDefault || direction === 'asc' ? undefined : direction,
  };
}

/** The order after a press on a column's heading: up, then down, then newest first again. */
export function pressColumn(by: ListingSort, now: ListingOrder): ListingOrder {
  if (by === now.by && now.direction === 'asc') return { by, direction: 'desc' };
  const isDone = by === now.by && by !== newestFirst.by;
  return isDone ? newestFirst : { by, direction: 'asc' };
}

/** How a column is sorted, in the words of `aria-sort`. */
export function sortingOf(column: ListingSort, { by, direction }: ListingOrder) {
  if (by !== column) return 'none';
  return direction === 'asc' ? 'ascending' : 'descending';
}
