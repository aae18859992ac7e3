import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commonestValues, readCounts, ValueCounter } from './commonest-values.ts';
import { FacetColumn } from './facet-column.ts';

const texts = fc.array(
  fc.oneof(
    fc.constant(null),
    fc.constantFrom('oak', 'ash', 'elm', 'fir', 'yew'),
    fc.nat({ max: 99 }).map((number) => `kind ${number}`),
  ),
  { maxLength: 200 },
);

/** What counting row by row says. */
function countOneByOne(some: (string | null)[], most: number) {
  const times = new Map<string, number>();
  for (const text of some) if (text !== null) times.set(text, (times.get(text) ?? 0) + 1);
  const order = new Intl.Collator('en', { numeric: true }).compare;
  return [...times]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || order(a.value, b.value))
    .slice(0, most)
    .sort((a, b) => order(a.value, b.value));
}

it('lists the commonest values of any rows, also when the missing ones are counted', () => {
  const counter = new ValueCounter();
  fc.assert(
    fc.property(texts, fc.array(fc.boolean()), fc.integer({ min: 1, max: 20 }), (all, is, most) => {
      const column = new FacetColumn();
      column.reserve(all.length, 0);
      for (const [ordinal, text] of all.entries()) {
        column.set(ordinal, text);
        column.note(ordinal, 1, 1);
      }
      const wanted = all.map((_, at) => is[at] ?? true);
      const expected = countOneByOne(
        all.filter((_, at) => wanted[at]),
        most,
      );
      for (const areMissing of [false, true]) {
        const listed = Uint32Array.from(all.keys()).filter((at) => wanted[at] !== areMissing);
        const counted = counter.count(
          { name: 'facet', column: column.values, values: column.texts.texts.length },
          { ordinals: listed, count: listed.length, areMissing },
          () => column.tally(1).times,
          (found) => readCounts(column.texts, commonestValues(column.texts, found, most)),
        );
        expect(counted).toEqual(expected);
      }
    }),
    { numRuns: 300 },
  );
});

it('tells apart values that occur thousands of times', () => {
  const column = new FacetColumn();
  column.reserve(10_000, 0);
  const all = Array.from({ length: 10_000 }, (_, at) => ['oak', 'ash', 'oak', 'elm'][at % 4] ?? '');
  for (const [ordinal, text] of all.entries()) column.set(ordinal, text);
  const rows = { ordinals: Uint32Array.from(all.keys()), count: all.length, areMissing: false };
  const counted = new ValueCounter().count(
    { name: 'facet', column: column.values, values: 3 },
    rows,
    () => column.tally(1).times,
    (found) => readCounts(column.texts, commonestValues(column.texts, found, 2)),
  );
  expect(counted).toEqual([
    { value: 'ash', count: 2_500 },
    { value: 'oak', count: 5_000 },
  ]);
});
