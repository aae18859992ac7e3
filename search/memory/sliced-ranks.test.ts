import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plain } from '../testing/ask-engine.ts';
import { options } from '../testing/some-rows.ts';
import { MemoryIndex } from './memory-index.ts';
import { joinSliced, makeSliced, readSliced, writeBytes, writeSliced } from './sliced-numbers.ts';
import { SlicedRanks } from './sliced-ranks.ts';
import { runWhole } from './time-slices.ts';

const value = fc.oneof(
  fc.nat({ max: 9 }),
  fc.constant(null),
  fc.uniqueArray(fc.nat({ max: 9 }), { maxLength: 3 }),
);

it('numbers rows by the least rank that one of their values has, also those that come later', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(value, { maxLength: 60 }), { maxLength: 4 }),
      fc.array(fc.tuple(fc.nat({ max: 12 }), fc.nat({ max: 5 }))),
      (batches, pairs) => {
        const ranks = new Map(pairs);
        const index = new MemoryIndex(options);
        const { columns } = index;
        const sliced = new SlicedRanks(columns);
        const values: (typeof batches)[number] = [];
        for (const batch of batches) {
          for (const group of batch) {
            values.push(group);
            index.add({ ...plain, id: values.length, values: { ...plain.values, group } });
          }
          const numbers = runWhole(sliced.of('group', ranks));
          const different = [...new Set(ranks.values())].sort((a, b) => b - a);
          const numberOf = (own: (typeof batch)[number]) => {
            const least = [own ?? []].flat().map((one) => ranks.get(one) ?? Infinity);
            return different.indexOf(Math.min(Infinity, ...least)) + 1;
          };
          expect(values.map((_, ordinal) => readSliced(numbers, ordinal))).toEqual(
            values.map(numberOf),
          );
        }
      },
    ),
  );
});

it('orders by some numbers, and where these are equal by others', () => {
  const [numbers, others, joined] = [makeSliced(1, 2), makeSliced(1, 3), makeSliced(1, 5)];
  for (let ordinal = 0; ordinal < 32; ordinal += 1) {
    writeSliced(numbers, ordinal, ordinal & 3);
    writeSliced(others, ordinal, ordinal >>> 2);
  }
  joinSliced(numbers, others, joined);
  for (let ordinal = 0; ordinal < 32; ordinal += 1) {
    expect(readSliced(joined, ordinal)).toBe((ordinal & 3) * 8 + (ordinal >>> 2));
  }
});

it('writes 32 numbers byte by byte', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 2 ** 13 - 1 }), { minLength: 32, maxLength: 32 }),
      fc.nat({ max: 1 }),
      (all, word) => {
        const numbers = makeSliced(2, 13);
        const packed = (shift: number) =>
          new Uint32Array(Uint8Array.from(all, (one) => one >>> shift).buffer);
        const low = writeBytes(numbers, word, packed(0), 0);
        const high = writeBytes(numbers, word, packed(8), 0, 8);
        const ordinals = Array.from(all.keys(), (at) => 32 * word + at);
        expect(ordinals.map((ordinal) => readSliced(numbers, ordinal))).toEqual(all);
        expect(all.map((_, at) => ((low | high) >>> at) & 1)).toEqual(
          all.map((one) => Number(one > 0)),
        );
      },
    ),
  );
});
