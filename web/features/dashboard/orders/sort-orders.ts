import type { OrderSort, SortDirection } from '@orendi/contract/listings';

/** The columns whose heading sorts. */
export type SortedColumn = Exclude<OrderSort, 'created_at'>;

export interface OrdersSorting {
  sort?: OrderSort;
  order?: SortDirection;
}

/** How a column is sorted, in the words of `aria-sort`. A sorting without a direction goes down, as the API has it. */
export function sortingOf(column: SortedColumn, { sort, order = 'desc' }: OrdersSorting) {
  if (sort !== column) return 'none';
  return order === 'asc' ? 'ascending' : 'descending';
}

/** What a press on a column's heading leads to: up, then down, then newest first again. */
export function nextSorting(column: SortedColumn, sorting: OrdersSorting): OrdersSorting {
  const now = sortingOf(column, sorting);
  if (now === 'none') return { sort: column, order: 'asc' };
  return now === 'ascending' ? { sort: column, order: 'desc' } : {};
}

/** Whether a new request stands at the top of the first page. */
export function isNewestFirst({ sort = 'created_at', order = 'desc' }: OrdersSorting): boolean {
  return sort === 'created_at' && order === 'desc';
}
