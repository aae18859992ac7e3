import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasBit, wordsFor } from './bits.ts';
import type { RowTest } from './column.ts';
import { RangeColumn } from './number-columns.ts';
import { EqualColumn, FacetColumn } from './value-columns.ts';

/** Which of the first rows pass. */
function passed(test: RowTest, rows: number): boolean[] {
  const bits = Uint32Array.from({ length: wordsFor(rows) }, (_, word) => test(word));
  return Array.from({ length: rows }, (_, ordinal) => hasBit(bits, ordinal));
}

function fill<Value>(
  column: {
    stores: readonly { reserve(capacity: number): void }[];
    set(ordinal: number, value: Value): void;
  },
  rows: readonly Value[],
): void {
  for (const store of column.stores) store.reserve(wordsFor(rows.length) * 32);
  for (const [ordinal, own] of rows.entries()) column.set(ordinal, own);
}

const value = fc.oneof(fc.nat({ max: 9 }), fc.integer({ min: 65_530, max: 65_540 }));
const values = fc.oneof(value, fc.constant(null), fc.uniqueArray(value, { maxLength: 3 }));

it('finds rows with one of some values, few and many, small and large', () => {
  fc.assert(
    fc.property(
      fc.array(values, { maxLength: 100 }),
      fc.uniqueArray(value, { maxLength: 8 }),
      (rows, wanted) => {
        const column = new EqualColumn();
        fill(column, rows);
        expect(passed(column.having(wanted), rows.length)).toEqual(
          rows.map((own) => [own ?? []].flat().some((one) => wanted.includes(one))),
        );
      },
    ),
  );
});

it('finds rows within bounds, and rows with any number', () => {
  const number = fc.integer({ min: -5, max: 5 });
  fc.assert(
    fc.property(
      fc.array(fc.option(number), { maxLength: 100 }),
      fc.record({ from: number, to: number }, { requiredKeys: [] }),
      (rows, bounds) => {
        const column = new RangeColumn();
        fill(column, rows);
        const { from = -Infinity, to = Infinity } = bounds;
        expect(passed(column.having(bounds), rows.length)).toEqual(
          rows.map((own) => own !== null && own >= from && own <= to),
        );
        expect(passed(column.having({}), rows.length)).toEqual(rows.map((own) => own !== null));
      },
    ),
  );
});

it('has texts in alphabetical order, whenever they have come', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('oak 9', 'oak 10', 'Ash'));
  const { compare } = new Intl.Collator('en', { numeric: true });
  fc.assert(
    fc.property(fc.array(fc.array(text, { maxLength: 150 }), { maxLength: 4 }), (batches) => {
      const column = new FacetColumn();
      column.codes.reserve(160);
      for (const batch of batches) {
        for (const [ordinal, own] of batch.entries()) column.set(ordinal, own);
        const places = column.places();
        const { texts } = column;
        const expected = [...texts.keys()].sort(
          (a, b) => compare(texts[a] ?? '', texts[b] ?? '') || a - b,
        );
        expect(column.ordered).toEqual(expected);
        expect(expected.map((code) => places[code])).toEqual([...expected.keys()]);
      }
    }),
  );
});
