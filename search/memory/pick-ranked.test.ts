import fc from 'fast-check';
import { expect, it } from 'vitest';
import { setBit, wordsFor } from './bits.ts';
import { EqualColumn } from './equal-column.ts';
import { pickRanked } from './pick-ranked.ts';
import { listBits } from './bits.ts';

const value = fc.oneof(
  fc.nat({ max: 9 }),
  fc.constant(null),
  fc.uniqueArray(fc.nat({ max: 9 }), { maxLength: 3 }),
);

it('picks what sorting by rank has at these positions', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ own: value, isFound: fc.boolean() }), { maxLength: 100 }),
      fc.array(fc.tuple(fc.nat({ max: 12 }), fc.nat({ max: 3 }))),
      fc.nat({ max: 100 }),
      fc.nat({ max: 30 }),
      (rows, pairs, from, size) => {
        const ranks = new Map(pairs);
        const column = new EqualColumn(false);
        column.reserve(rows.length, 0);
        const bits = new Uint32Array(wordsFor(rows.length));
        for (const [ordinal, { own, isFound }] of rows.entries()) {
          column.set(ordinal, own);
          if (isFound) setBit(bits, ordinal);
        }
        const rankOf = (own: (typeof rows)[number]['own']) =>
          Math.min(Infinity, ...[own ?? []].flat().map((one) => ranks.get(one) ?? Infinity));
        const expected = [...rows.entries()]
          .filter(([, { isFound }]) => isFound)
          .map(([ordinal, { own }]) => ({ ordinal, rank: rankOf(own) }))
          .sort((a, b) => (a.rank === b.rank ? a.ordinal - b.ordinal : a.rank < b.rank ? -1 : 1))
          .slice(from, from + size)
          .map(({ ordinal }) => ordinal);
        const picked = pickRanked(
          bits,
          column.rankClasses(ranks),
          [from, from + size],
          (part, count, [first, end]) => {
            const into = new Uint32Array(count);
            expect(listBits(part, 0, part.length, into, 0)).toBe(count);
            return [...into.subarray(first, end)];
          },
          bits.slice(),
        );
        expect(picked).toEqual(expected);
      },
    ),
  );
});
