import { sortDirections, type SortDirection } from '@orendi/contract/listings';
import { textLimits } from '@orendi/contract/limits';
import { oneOf, text } from '../../platform/search-schema.ts';

/** The columns the table can be sorted by. */
export const pieceSorts = [
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
export type PieceSort = (typeof pieceSorts)[number];

/** The products' part of the address: the name prefix searched for, and the sorting unless newest first. */
export const productsParameters = {
  search: text(textLimits.query),
  productsSort: oneOf(pieceSorts),
  productsOrder: oneOf(sortDirections),
};

export interface ProductsSearch {
  search?: string;
  productsSort?: PieceSort;
  productsOrder?: SortDirection;
}

export interface PieceOrder {
  by: PieceSort;
  direction: SortDirection;
}

const newestFirst: PieceOrder = { by: 'id', direction: 'desc' };

export function pieceOrder({ productsSort, productsOrder }: ProductsSearch): PieceOrder {
  const by = productsSort ?? newestFirst.by;
  return { by, direction: productsOrder ?? (productsSort ? 'asc' : newestFirst.direction) };
}

/** The parameters of a sort order; newest first needs none. */
export function orderParameters({ by, direction }: PieceOrder): ProductsSearch {
  const isDefault = by === newestFirst.by && direction === newestFirst.direction;
  return {
    productsSort: isDefault ? undefined : by,
    productsOrder: isDefault || direction === 'asc' ? undefined : direction,
  };
}

/** The sort order after pressing a column's heading: ascending, descending, then back to newest first. */
export function pressColumn(by: PieceSort, now: PieceOrder): PieceOrder {
  if (by === now.by && now.direction === 'asc') return { by, direction: 'desc' };
  const isDone = by === now.by && by !== newestFirst.by;
  return isDone ? newestFirst : { by, direction: 'asc' };
}

/** A column's sort state as an `aria-sort` value. */
export function sortingOf(column: PieceSort, { by, direction }: PieceOrder) {
  if (by !== column) return 'none';
  return direction === 'asc' ? 'ascending' : 'descending';
}
