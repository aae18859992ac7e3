import type { OrderSort } from '@orendi/contract/listings';
import type { DashboardSearch } from '../dashboard-search.ts';

export type SortedColumn = Exclude<OrderSort, 'created_at'>;

export type OrdersSorting = Pick<DashboardSearch, 'sort' | 'order'>;

/** A column's sort state as an `aria-sort` value. Without a direction, sorting is descending, as in the API. */
export function sortingOf(
  column: SortedColumn,
  { sort, order = 'desc' }: OrdersSorting,
): 'none' | 'ascending' | 'descending' {
  if (sort !== column) return 'none';
  return order === 'asc' ? 'ascending' : 'descending';
}

/** Where a press on a column's heading leads: ascending, descending, then back to newest first. */
export function nextSorting(column: SortedColumn, sorting: OrdersSorting): OrdersSorting {
  const now = sortingOf(column, sorting);
  if (now === 'none') return { sort: column, order: 'asc' };
  return now === 'ascending' ? { sort: column, order: 'desc' } : {};
}

/** Whether new requests appear at the top of the first page. */
export function isNewestFirst({ sort = 'created_at', order = 'desc' }: OrdersSorting): boolean {
  return sort === 'created_at' && order === 'desc';
}
