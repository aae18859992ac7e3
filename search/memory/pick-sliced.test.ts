import fc from 'fast-check';
import { expect, it } from 'vitest';
import { setBit, wordsFor } from './bits.ts';
import { pickSliced } from './pick-sliced.ts';
import { addSliced, makeSliced, readSliced, writeSliced } from './sliced-numbers.ts';

const depth = 4;
const numbersOf = (values: readonly number[]) => {
  const numbers = makeSliced(wordsFor(values.length), depth);
  for (const [ordinal, value] of values.entries()) writeSliced(numbers, ordinal, value);
  return numbers;
};
const bitsOf = (isIn: readonly boolean[]) => {
  const bits = new Uint32Array(wordsFor(isIn.length));
  for (const [ordinal, is] of isIn.entries()) if (is) setBit(bits, ordinal);
  return bits;
};
const someRows = fc.array(
  fc.record({ isIn: fc.boolean(), value: fc.nat(15), other: fc.nat(15), isNew: fc.nat(1000) }),
  { maxLength: 150 },
);

it('finds all that lies at some positions, and how many come before what it has found', () => {
  fc.assert(
    fc.property(
      someRows,
      fc.constantFrom(1 as const, -1 as const),
      fc.nat(150),
      fc.nat(160),
      fc.nat(20),
      fc.constantFrom(0, 3, 20),
      (rows, direction, aged, from, length, few) => {
        const agedCount = Math.min(aged, rows.length);
        // Below `agedCount` the last ordinal is the newest, from there on any may be.
        const ageOf = (at: number) =>
          at < agedCount ? at * 10 : (rows[at]?.isNew ?? 0) + at / 1000;
        const matching = [...rows.keys()].filter((at) => rows[at]?.isIn);
        const inOrder = matching.toSorted(
          (a, b) =>
            ((rows[a]?.value ?? 0) - (rows[b]?.value ?? 0)) * direction || ageOf(b) - ageOf(a),
        );
        const numbers = numbersOf(rows.map(({ value }) => value));
        const found = pickSliced(
          bitsOf(rows.map(({ isIn }) => isIn)),
          matching.length,
          { numbers, direction, agedCount },
          [from, from + length],
          new Uint32Array(rows.length),
          few,
        );
        const picked = new Set(found.ordinals.subarray(0, found.count));
        expect(picked.size).toBe(found.count);
        const own = inOrder.filter((at) => picked.has(at));
        const start = from - found.skipped;
        const wanted = inOrder.slice(from, from + length);
        expect(wanted.length === 0 ? [] : own.slice(start, start + length)).toEqual(wanted);
      },
    ),
    { numRuns: 1000 },
  );
});

it('adds up numbers of the rows that are in both sets', () => {
  fc.assert(
    fc.property(someRows, (rows) => {
      const sums = makeSliced(wordsFor(rows.length), depth + 1);
      sums.slices.set(numbersOf(rows.map(({ value }) => value)).slices);
      const bits = bitsOf(rows.map(({ isIn }) => isIn));
      const otherBits = bitsOf(rows.map(({ other }) => other > 3));
      addSliced(sums, bits, numbersOf(rows.map(({ other }) => other)), otherBits);
      const both = rows.map(({ isIn, other }) => isIn && other > 3);
      expect(bits).toEqual(bitsOf(both));
      for (const [at, { value, other }] of rows.entries()) {
        expect(both[at] ? readSliced(sums, at) : value + other).toBe(value + other);
      }
    }),
  );
});
