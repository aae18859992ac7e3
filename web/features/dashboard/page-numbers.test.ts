import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageNumbers } from './pagination.tsx';

it('names every page while they are few', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('shortens a long row at its beginning, in the middle and at its end', () => {
  expect(pageNumbers(1, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
  expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
  expect(pageNumbers(17, 20)).toEqual([1, null, 16, 17, 18, 19, 20]);
});

it('always has the page at hand and its neighbours, in order, and no gap for a single page', () => {
  const places = fc
    .integer({ min: 1, max: 10_000 })
    .chain((count) =>
      fc.record({ count: fc.constant(count), current: fc.integer({ min: 1, max: count }) }),
    );
  fc.assert(
    fc.property(places, ({ count, current }) => {
      const shown = pageNumbers(current, count);
      const numbers = shown.filter((page) => page !== null);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toContain(current);
      expect(numbers).toContain(Math.max(1, current - 1));
      expect(numbers).toContain(Math.min(count, current + 1));
      expect([numbers[0], numbers.at(-1)]).toEqual([1, count]);
      expect(shown.length).toBeLessThanOrEqual(7);
      const steps = numbers.slice(1).map((page, place) => page - (numbers[place] ?? 0));
      const hidden = steps.filter((step) => step > 1);
      expect(hidden.every((step) => step > 2)).toBe(true);
      expect(hidden.length).toBe(shown.length - numbers.length);
    }),
  );
});
