import { expect, it } from 'vitest';
import { listingsPage, listingsPerPage } from './find-listings.ts';

it('covers all rows, each once', () => {
  const { count } = listingsPage(56);
  const starts = Array.from({ length: count }, (_, index) => listingsPage(56, index + 1).first);
  expect(starts).toEqual([0, listingsPerPage, 2 * listingsPerPage]);
});

it.each([
  [0, undefined, 1],
  [20, 2, 1],
  [21, 2, 2],
  [21, 99, 2],
])('of %i rows, asked for page %s, it shows page %i', (found, asked, page) => {
  expect(listingsPage(found, asked).page).toBe(page);
});
