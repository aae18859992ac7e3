import { expect, it } from 'vitest';
import { isNewestFirst, nextSorting, sortingOf, type OrdersSorting } from './sort-orders.ts';

it('goes up, down, and back to the newest with the presses on a heading', () => {
  let sorting: OrdersSorting = {};
  const seen: string[] = [];
  for (let press = 0; press < 3; press += 1) {
    sorting = nextSorting('client_name', sorting);
    seen.push(sortingOf('client_name', sorting));
  }
  expect(seen).toEqual(['ascending', 'descending', 'none']);
  expect(isNewestFirst(sorting)).toBe(true);
});

it('begins anew with another column', () => {
  const byName: OrdersSorting = { sort: 'client_name', order: 'desc' };
  expect(sortingOf('request_status', byName)).toBe('none');
  expect(nextSorting('request_status', byName)).toEqual({ sort: 'request_status', order: 'asc' });
});

it('takes a sorting without a direction as the API does', () => {
  expect(sortingOf('client_name', { sort: 'client_name' })).toBe('descending');
  expect(isNewestFirst({ order: 'asc' })).toBe(false);
  expect(isNewestFirst({ sort: 'created_at', order: 'desc' })).toBe(true);
});
