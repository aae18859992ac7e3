import { expect, it, vi } from 'vitest';
import { loadPage } from './load-page.ts';

/** A list of this many rows, two on a page. */
function listOf(total: number) {
  return vi.fn<(page?: number) => Promise<{ results: number[]; perPage: number; total: number }>>(
    async (page = 1) => ({
      results: Array.from({ length: total }, (_, row) => row).slice(2 * page - 2, 2 * page),
      perPage: 2,
      total,
    }),
  );
}

it('loads the page that is asked for, and asks once', async () => {
  const load = listOf(5);
  expect((await loadPage(load, 2)).results).toEqual([2, 3]);
  expect(load).toHaveBeenCalledOnce();
});

it('falls back to the last page once the one asked for is gone', async () => {
  expect((await loadPage(listOf(5), 9)).results).toEqual([4]);
});

it('leaves an empty list empty', async () => {
  const load = listOf(0);
  expect((await loadPage(load, 3)).results).toEqual([]);
  expect(load).toHaveBeenCalledOnce();
});
