import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plain } from '../testing/ask-engine.ts';
import { options, someConditions, type SomeRow, someRows } from '../testing/some-rows.ts';
import { hasBit } from './bits.ts';
import { readConditions } from './conditions.ts';
import { matchBits } from './match-bits.ts';
import { MemoryIndex } from './memory-index.ts';
import { RowSets } from './row-sets.ts';
import { runWhole } from './time-slices.ts';

const steps = fc.array(
  fc.tuple(fc.nat({ max: 40 }), fc.constantFrom('rewrite', 'remove', 'compact', 'ask', 'worth')),
  { maxLength: 30 },
);

it('knows after any changes what sets that are made anew say', () => {
  fc.assert(
    fc.property(
      someRows,
      steps,
      fc.array(someConditions),
      fc.constantFrom(0, 0.3),
      (rows, changes, queries, fewShare) => {
        const index = new MemoryIndex(options);
        const { columns } = index;
        for (const row of rows) index.add(row);
        index.settle();
        const kept = new RowSets(columns, fewShare);
        const read = (sets: RowSets) =>
          queries.map((query) => {
            const asked = readConditions(columns, query);
            const { found, total, lacking } = runWhole(
              matchBits(sets, asked, columns.kindBits.of(asked.kind).slice()),
            );
            return { found: found.slice(), total, lacking };
          });
        for (const [pick, what] of changes) {
          const row = rows[pick % Math.max(1, rows.length)];
          if (what === 'compact') index.compact();
          else if (what === 'ask') read(kept);
          else if (what === 'worth')
            columns.orders.get('size')?.setWorth({ small: 1, large: pick });
          else if (row && what === 'remove') index.remove(row.id);
          else if (row) index.add(rewritten(row, pick));
          expect(read(kept)).toEqual(read(new RowSets(columns, Infinity)));
        }
      },
    ),
    { numRuns: 200 },
  );
});

const rewritten = (row: SomeRow, pick: number): SomeRow => ({
  ...row,
  values: { ...row.values, group: [1, pick], wide: pick % 2 === 0 ? null : pick },
});

it('forgets the sets that were asked for longest ago', () => {
  const index = new MemoryIndex(options);
  const sets = new RowSets(index.columns);
  let tested = 0;
  const mark = (bits: Uint32Array) => {
    tested += 1;
    bits[0] = 1;
  };
  const ask = (key: string) => runWhole(sets.of({ key, mark }));
  index.add({ ...plain, id: 1 });
  expect(hasBit(ask('first'), 0)).toBe(true);
  ask('first');
  expect(tested).toBe(1);
  for (let at = 0; at < 128; at += 1) ask(`${at}`);
  ask('127');
  expect(tested).toBe(129);
  ask('first');
  expect(tested).toBe(130);
});
