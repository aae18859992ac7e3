import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertAmount, convertBounds } from './convert-amount.ts';

const amount = fc.nat({ max: 1_000_000 }).map((hundredths) => hundredths / 100);
const worth = fc.constantFrom(1, 0.0103, 0.86, 97.0874, 0.01026694, 3);

describe('convertAmount', () => {
  it.each([
    [60_000, 0.0103, 1, 618],
    [618, 1, 0.0103, 60_000],
    [100, 0.86, 1, 86],
    [100, 1, 0.86, 116.28],
    [0.5, 0.01, 1, 0.01],
    [0.49, 0.01, 1, 0],
    [99_999_999.99, 1, 0.0103, 9_708_737_863.11],
    [0, 5, 1, 0],
  ])('brings %d worth %d to a worth of %d', (given, own, other, converted) => {
    expect(convertAmount(given, own, other)).toBe(converted);
  });

  it('knows nothing without both worths', () => {
    expect(convertAmount(1, 0, 1)).toBeNull();
    expect(convertAmount(1, 1, 0)).toBeNull();
  });
});

describe('convertBounds', () => {
  it('leaves exactly the amounts whose converted ones are within the bounds', () => {
    fc.assert(
      fc.property(amount, worth, worth, amount, amount, (one, own, other, from, to) => {
        const converted = convertAmount(one, own, other) ?? Number.NaN;
        const bounds = convertBounds({ from, to }, own, other);
        expect(one >= bounds.from && one <= bounds.to).toBe(converted >= from && converted <= to);
      }),
      { numRuns: 2000 },
    );
  });

  it('holds at the bounds themselves', () => {
    fc.assert(
      fc.property(amount, worth, worth, (one, own, other) => {
        const converted = convertAmount(one, own, other) ?? Number.NaN;
        const { from, to } = convertBounds({ from: converted, to: converted }, own, other);
        expect([one >= from, one <= to]).toEqual([true, true]);
      }),
      { numRuns: 2000 },
    );
  });
});
