import type { Card } from '@orendi/contract/schemas/card';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noFacets } from './facets/offered-facets.ts';
import { keepOpenedList, keepResults, keptResults } from './left-results.ts';
import type { ListingResults } from './load-results.ts';

const pageOf = (count: number, page = 1) => ({
  results: Array.from({ length: count }, (_, id) => ({ id }) as Card),
  page,
  hasNextPage: true,
});
const resultsOf = (count: number): ListingResults => ({
  lists: { search: pageOf(count) },
  facetCounts: noFacets,
  found: null,
});

/** The visitor is at this history entry. */
function standAt(key: string, search = '', pathname = '/'): void {
  vi.stubGlobal('history', { state: { key } });
  vi.stubGlobal('location', { pathname, search });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives back what stood at a history entry, to its own address only', () => {
  standAt('a', '?query=sofa');
  const results = resultsOf(3);
  keepResults(results);
  standAt('b', '?query=bed');
  expect(keptResults('/?query=sofa')).toBeUndefined();
  standAt('a', '?query=sofa');
  expect(keptResults('/?query=sofa')).toBe(results);
  expect(keptResults('/')).toBeUndefined();
});

it('gives another page nothing, though the visitor still stands at this entry', () => {
  standAt('h');
  keepResults(resultsOf(3));
  expect(keptResults('/business/7')).toBeUndefined();
  expect(keptResults('/')).toBeDefined();
});

it('gives a list back as far as it was opened', () => {
  standAt('c');
  keepResults(resultsOf(12));
  standAt('c', '?page=2');
  keepOpenedList('search', pageOf(24, 2));
  expect(keptResults('/')).toBeUndefined();
  expect(keptResults('/?page=2')?.lists.search).toEqual(pageOf(24, 2));
});

it('forgets after some minutes, and the oldest of many entries', () => {
  standAt('d');
  keepResults(resultsOf(1));
  vi.advanceTimersByTime(6 * 60 * 1000);
  expect(keptResults('/')).toBeUndefined();

  keepResults(resultsOf(1));
  for (let entry = 0; entry < 20; entry += 1) {
    standAt(`later ${entry}`);
    keepResults(resultsOf(1));
  }
  expect(keptResults('/')).toBeDefined();
  standAt('d');
  expect(keptResults('/')).toBeUndefined();
});

it('keeps nothing on the server', () => {
  standAt('e');
  keepResults(resultsOf(1));
  vi.stubGlobal('document', undefined);
  expect(keptResults('/')).toBeUndefined();
});
