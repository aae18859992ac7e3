import { describe, expect, test } from 'vitest';
import { median, pairedRatio, percentile, takeTurns } from './ratios.ts';

describe('figures of many rounds', () => {
  test('a percentile is the nearest rank', () => {
    const values = Array.from({ length: 20 }, (_, at) => 20 - at);
    expect(percentile(values, 0.95)).toBe(19);
    expect(percentile(values, 0.5)).toBe(10);
    expect(percentile([7], 0.95)).toBe(7);
    expect(percentile([], 0.5)).toBeNaN();
  });

  test('a median lies in the middle', () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  test('a round in which the machine was busy does not change a paired ratio', () => {
    expect(pairedRatio([2, 40, 2], [1, 20, 1])).toBe(2);
  });

  test('every contender begins a round in its turn', async () => {
    const order: string[] = [];
    const results = await takeTurns(['a', 'b', 'c'], 3, async (name) => order.push(name));
    expect(order.join('')).toBe('abcbcacab');
    expect(results).toEqual([
      [1, 6, 8],
      [2, 4, 9],
      [3, 5, 7],
    ]);
  });
});
