import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  conceptsOf,
  options,
  someConditions,
  type SomeRow,
  someRows,
} from '../testing/some-rows.ts';
import { readConditions } from './conditions.ts';
import { countFacets, keepFacets } from './count-facets.ts';
import { listMatches } from './list-matches.ts';
import { countMatching, listMatching } from './list-matching.ts';
import { QueryMatcher } from './match-query.ts';
import { MemoryIndex } from './memory-index.ts';

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
            const idsOf = ({ ordinals, count }: ReturnType<typeof listMatching>) =>
              ascending(Array.from(ordinals.subarray(0, count), (at) => columns.id[at] ?? 0));
            const total = countMatching(columns, asked);
            const base = listMatching(columns, asked);
            const listed = base.count;
            const found = keepFacets(columns, asked.facets, base, 1);
            const values = countFacets(columns, asked, { base, found, scores: null }, 200);
            const ids = idsOf(found);
            const matches = new QueryMatcher(one).match(conceptsOf(text), asked.kind);
            const ofKind = readConditions(columns, { kind: query.kind });
            const answers = idsOf(listMatches(columns, ofKind, matches));
            return { total, listed, ids, values, answers };
          };
          const { total, listed, ...others } = read(index);
          expect(total).toBe(listed);
          expect({ total, listed, ...others }).toEqual(read(fresh));
          expect(index.columns.living).toBe(now.size);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('conditions', () => {
  it('look only at the candidates they are given', () => {
    const rows = fc.sample(someRows, { numRuns: 20, seed: 5 }).flat();
    const renumbered = rows.map((row, i) => Object.assign(row, { id: i + 1 }));
    const { columns } = indexOf(renumbered);
    const asked = readConditions(columns, { kind: 'one' });
    const all = listMatching(columns, asked);
    const half = all.ordinals.slice(0, Math.floor(all.count / 2));
    const kept = half.slice();
    const found = listMatching(columns, asked, { ordinals: half, count: half.length });
    expect(found.count).toBe(kept.length);
    expect([...found.ordinals.subarray(0, found.count)]).toEqual([...kept]);
  });
});
