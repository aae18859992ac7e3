import { describe, expect, test } from 'vitest';
import { createRandom } from '@orendi/demo/catalogue/random';
import { createZipf, splitByZipf } from './zipf.ts';

function countDraws(count: number, exponent: number, draws: number): number[] {
  const random = createRandom(7);
  const draw = createZipf(count, exponent);
  const counts = Array<number>(count).fill(0);
  for (let at = 0; at < draws; at += 1) {
    const rank = draw(random);
    counts[rank] = (counts[rank] ?? 0) + 1;
  }
  return counts;
}

describe('drawing by Zipf', () => {
  test.each([0.8, 1, 1.3])('rank r is drawn 1 / r ** %d as often as the first', (exponent) => {
    const counts = countDraws(50, exponent, 400_000);
    for (const rank of [2, 4, 10, 30]) {
      const ratio = (counts[rank - 1] ?? 0) / (counts[0] ?? 0);
      expect(ratio * rank ** exponent).toBeGreaterThan(0.9);
      expect(ratio * rank ** exponent).toBeLessThan(1.1);
    }
  });

  test('every rank can come, and no other', () => {
    const counts = countDraws(20, 0.8, 20_000);
    expect(counts).toHaveLength(20);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  test('a whole is split without loss, the largest part first', () => {
    for (const [whole, parts] of [
      [100, 1],
      [100, 3],
      [10_000, 40],
      [100_003, 401],
    ] as const) {
      const split = splitByZipf(whole, parts, 0.8);
      expect(split).toHaveLength(parts);
      expect(split.reduce((sum, part) => sum + part, 0)).toBe(whole);
      expect(Math.max(...split)).toBe(split[0]);
      expect(Math.min(...split)).toBeGreaterThan(0);
    }
  });
});
