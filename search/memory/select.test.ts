import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Key, type Order, select } from './select.ts';
import { runWhole } from '../testing/run-whole.ts';

const byOrdinal: Key = {
  values: Float64Array.from({ length: 100_000 }, (_, at) => at),
  direction: 1,
};
const orderBy = (keys: Iterable<number>, direction: 1 | -1): Order => [
  { values: Float64Array.from(keys), direction },
  byOrdinal,
];

describe('selecting a page', () => {
  it('gives what stands there when everything is in order, wherever the range lies', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 50 }), { maxLength: 2_600, size: 'max' }),
        fc.nat({ max: 2_700 }),
        fc.nat({ max: 60 }),
        fc.constantFrom(1 as const, -1 as const),
        (keys, from, length, direction) => {
          const ordinals = Uint32Array.from(keys, (_, ordinal) => ordinal);
          const all = Array.from(ordinals).sort(
            (a, b) => ((keys[a] ?? 0) - (keys[b] ?? 0)) * direction || a - b,
          );
          const found = { ordinals, count: keys.length };
          const range = [from, from + length] as const;
          expect(runWhole(select(found, orderBy(keys, direction), range))).toEqual(
            all.slice(from, from + length),
          );
        },
      ),
      { numRuns: 150 },
    );
  });

  it('looks only at as many ordinals as there are', () => {
    const ordinals = Uint32Array.of(3, 1, 2, 0);
    const found = select({ ordinals, count: 2 }, orderBy([9, 9, 9, 9], 1), [0, 10]);
    expect(runWhole(found)).toEqual([1, 3]);
  });

  it.each([
    ['rising', (at: number) => at],
    ['falling', (at: number) => -at],
    ['equal', () => 0],
    ['two runs', (at: number, count: number) => at % (count / 2)],
    ['many runs', (at: number, count: number) => at % (count / 64)],
    ['up and down', (at: number, count: number) => Math.min(at, count - at)],
  ])('is quick for keys that are %s', (_, keyOf) => {
    const count = 100_000;
    const ordinals = Uint32Array.from({ length: count }, (_, i) => i);
    let looks = 0;
    const values = new Proxy(
      Float64Array.from(ordinals, (at) => keyOf(at, count)),
      {
        get(target, name) {
          looks += 1;
          return Reflect.get(target, name) as unknown;
        },
      },
    );
    const order: Order = [{ values, direction: 1 }, byOrdinal];
    expect(runWhole(select({ ordinals, count }, order, [50_000, 50_012]))).toHaveLength(12);
    expect(looks).toBeLessThan(count * 40);
  });
});
