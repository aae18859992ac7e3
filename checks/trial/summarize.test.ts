import { expect, test } from 'vitest';
import { errorSeconds, summarize } from './outcome.ts';
import type { Answer } from '../visitors/visit.ts';

const failed = (asked: number, answered: number) => ({ asked, answered });

test('trouble lasts from the first failed call until the last, and a second without any ends it', () => {
  expect(errorSeconds([])).toBe(0);
  expect(errorSeconds([failed(1_000, 1_004)])).toBeCloseTo(0.004);
  // Overlapping, in the order of their answers, and one half a second later.
  expect(errorSeconds([failed(500, 700), failed(0, 1_000), failed(1_500, 2_000)])).toBeCloseTo(2);
  // Two times of trouble.
  expect(errorSeconds([failed(0, 1_000), failed(5_000, 5_500)])).toBeCloseTo(1.5);
  // A long call within which others came and went counts once.
  expect(errorSeconds([failed(0, 9_000), failed(100, 200), failed(8_000, 8_100)])).toBeCloseTo(9);
});

test('each part is counted by itself', () => {
  const answer = (part: Answer['part'], isWell: boolean, ms: number): Answer => ({
    part,
    asked: 100,
    answered: 100 + ms,
    status: isWell ? 200 : 503,
    isWell,
  });
  const { search, pages, requests } = summarize([
    answer('search', false, 40),
    answer('search', true, 10),
    answer('pages', true, 5),
  ]);
  expect(search).toEqual({ calls: 2, errors: 1, errorSeconds: 0.04, p99: 40 });
  expect(pages).toEqual({ calls: 1, errors: 0, errorSeconds: 0, p99: 5 });
  expect(requests).toEqual({ calls: 0, errors: 0, errorSeconds: 0, p99: NaN });
});
