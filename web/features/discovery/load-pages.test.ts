import type { Card } from '@orendi/contract/schemas/card';
import { expect, it } from 'vitest';
import { firstPageOf, loadPages } from './load-pages.ts';

const total = 500;
const cards = Array.from({ length: total }, (_, id) => ({ id }) as Card);

function listOf(calls: [number, number][]) {
  return async (page: number, perPage: number) => {
    calls.push([page, perPage]);
    return {
      results: cards.slice((page - 1) * perPage, page * perPage),
      page,
      hasNextPage: page * perPage < total,
    };
  };
}

it('asks once for a first page', async () => {
  const calls: [number, number][] = [];
  const { results, hasNextPage } = await loadPages(1, listOf(calls));
  expect(calls).toEqual([[1, 12]]);
  expect(results).toEqual(cards.slice(0, 12));
  expect(hasNextPage).toBe(true);
});

it('gives for every page all cards from the beginning of its block, each once', async () => {
  for (let page = 1; page <= 45; page++) {
    const { results, hasNextPage } = await loadPages(page, listOf([]));
    const from = (firstPageOf(page) - 1) * 12;
    expect(results).toEqual(cards.slice(from, page * 12));
    expect(hasNextPage).toBe(page * 12 < total);
  }
});

it('asks for four pages at a time', async () => {
  const calls: [number, number][] = [];
  await loadPages(26, listOf(calls));
  expect(calls).toEqual([
    [6, 48],
    [7, 48],
  ]);
});

it('is empty past the end', async () => {
  const { results, hasNextPage } = await loadPages(61, listOf([]));
  expect(results).toEqual([]);
  expect(hasNextPage).toBe(false);
});
