import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  conceptsOf,
  options,
  someConditions,
  type SomeRow,
  someRows,
} from '../testing/some-rows.ts';
import { listBits } from './bits.ts';
import { readConditions } from './conditions.ts';
import { readFacets, valuesOfAll } from './count-facets.ts';
import { matchBits } from './match-bits.ts';
import { QueryMatcher } from './match-query.ts';
import { MemoryIndex } from './memory-index.ts';
import { RowSets } from './row-sets.ts';
import { runWhole } from './time-slices.ts';

function indexOf(rows: SomeRow[]): MemoryIndex {
  const index = new MemoryIndex(options);
  for (const row of rows) index.add(row);
  index.settle();
  return index;
}

const ascending = (ids: number[]) => ids.toSorted((a, b) => a - b);

describe('an index whose gaps are closed', () => {
  it('counts and finds the same as one that was made of what is left', () => {
    fc.assert(
      fc.property(
        someRows,
        fc.array(fc.tuple(fc.nat({ max: 40 }), fc.constantFrom('rewrite', 'remove', 'compact')), {
          maxLength: 30,
        }),
        someConditions,
        fc.constantFrom('apple', 'river stone', 'riv'),
        (rows, steps, query, text) => {
          const index = indexOf(rows);
          const now = new Map(rows.map((row) => [row.id, row]));
          for (const [pick, what] of steps) {
            const row = rows[pick % Math.max(1, rows.length)];
            if (!row) continue;
            if (what === 'compact') index.compact();
            else if (what === 'remove') {
              index.remove(row.id);
              now.delete(row.id);
            } else {
              const again = { ...row, values: { ...row.values, group: [1, 3], owner: 2 } };
              index.add(again);
              now.set(row.id, again);
            }
          }
          index.settle();
          const fresh = indexOf([...now.values()]);
          const read = (one: MemoryIndex) => {
            const { columns } = one;
            const asked = readConditions(columns, query);
            const idsOf = (bits: Uint32Array) => {
              const ordinals = new Uint32Array(columns.count);
              const count = listBits(bits, 0, bits.length, ordinals, 0);
              return ascending(
                Array.from(ordinals.subarray(0, count), (at) => columns.id[at] ?? 0),
              );
            };
            const sets = new RowSets(columns);
            const { found, total } = runWhole(
              matchBits(sets, asked, columns.kindBits.of(asked.kind)),
            );
            const ids = idsOf(found);
            const values = readFacets(columns, valuesOfAll(columns, asked.kind, 200));
            const matches = runWhole(
              new QueryMatcher(one, sets).match(conceptsOf(text), asked.kind),
            );
            return { total, ids, values, answers: idsOf(matches.bits) };
          };
          const { total, ids, ...others } = read(index);
          expect(total).toBe(ids.length);
          expect({ total, ids, ...others }).toEqual(read(fresh));
          expect(index.columns.living).toBe(now.size);
        },
      ),
      { numRuns: 300 },
    );
  });
});
