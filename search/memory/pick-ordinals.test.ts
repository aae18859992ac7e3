import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickOrdinals, type OrdinalOrder } from './pick-ordinals.ts';

const orderBy = (keys: number[] | Float64Array, direction: 1 | -1): OrdinalOrder => ({
  keys: Float64Array.from(keys),
  direction,
  comesBefore: (a, b) => a < b,
});

describe('pickOrdinals', () => {
  it('gives what stands there when everything is in order, wherever the range lies', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 50 }), { maxLength: 700 }),
        fc.nat({ max: 750 }),
        fc.nat({ max: 60 }),
        fc.constantFrom(1 as const, -1 as const),
        (keys, from, length, direction) => {
          const ordinals = Uint32Array.from(keys, (_, ordinal) => ordinal);
          const all = Array.from(ordinals).sort(
            (a, b) => ((keys[a] ?? 0) - (keys[b] ?? 0)) * direction || a - b,
          );
          const found = { ordinals, count: keys.length };
          expect(pickOrdinals(found, orderBy(keys, direction), from, from + length)).toEqual(
            all.slice(from, from + length),
          );
        },
      ),
      { numRuns: 600 },
    );
  });

  it('looks only at as many ordinals as there are', () => {
    const ordinals = Uint32Array.of(3, 1, 2, 0);
    expect(pickOrdinals({ ordinals, count: 2 }, orderBy([9, 9, 9, 9], 1), 0, 10)).toEqual([1, 3]);
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
    const order = orderBy(
      Float64Array.from(ordinals, (at) => keyOf(at, count)),
      1,
    );
    let looks = 0;
    const keys = new Proxy(order.keys, {
      get(target, name) {
        looks += 1;
        return Reflect.get(target, name) as unknown;
      },
    });
    const picked = pickOrdinals({ ordinals, count }, { ...order, keys }, 50_000, 50_012);
    expect(picked).toHaveLength(12);
    expect(looks).toBeLessThan(count * 40);
  });
});
