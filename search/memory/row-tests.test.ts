import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasBit, wordsFor } from './bits.ts';
import { EqualColumn } from './equal-column.ts';
import type { RowTest } from './row-tests.ts';
import { RangeColumn } from './number-columns.ts';

/** Which of the first rows pass, tested in two parts, of which the second may begin anywhere. */
function passed({ mark }: RowTest, rows: number, middle: number): boolean[] {
  const bits = new Uint32Array(wordsFor(rows));
  const from = Math.min(middle, rows);
  mark(bits, 0, from);
  mark(bits, from, rows);
  return Array.from({ length: rows }, (_, ordinal) => hasBit(bits, ordinal));
}

const value = fc.oneof(fc.nat({ max: 9 }), fc.integer({ min: 65_530, max: 65_540 }));
const values = fc.oneof(value, fc.constant(null), fc.uniqueArray(value, { maxLength: 3 }));

it('marks rows with one of some values, few and many, small and large', () => {
  fc.assert(
    fc.property(
      fc.array(values, { maxLength: 100 }),
      fc.uniqueArray(value, { maxLength: 8 }),
      fc.nat({ max: 100 }),
      (rows, wanted, middle) => {
        const column = new EqualColumn(false);
        column.reserve(rows.length, 0);
        for (const [ordinal, own] of rows.entries()) column.set(ordinal, own);
        expect(passed(column.anyOf('group', wanted), rows.length, middle)).toEqual(
          rows.map((own) => [own ?? []].flat().some((one) => wanted.includes(one))),
        );
      },
    ),
  );
});

it('marks rows within bounds, and rows without a number', () => {
  const number = fc.integer({ min: -5, max: 5 });
  fc.assert(
    fc.property(
      fc.array(fc.option(number), { maxLength: 100 }),
      fc.record({ from: number, to: number }, { requiredKeys: [] }),
      fc.nat({ max: 100 }),
      (rows, bounds, middle) => {
        const column = new RangeColumn();
        column.reserve(rows.length, 0);
        for (const [ordinal, own] of rows.entries()) column.set(ordinal, own);
        const { from = -Infinity, to = Infinity } = bounds;
        expect(passed(column.within('wide', bounds), rows.length, middle)).toEqual(
          rows.map((own) => own !== null && own >= from && own <= to),
        );
        expect(passed(column.without('wide'), rows.length, middle)).toEqual(
          rows.map((own) => own === null),
        );
      },
    ),
  );
});
