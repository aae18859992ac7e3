import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  conceptsOf,
  options,
  someConditions,
  type SomeRow,
  someRows,
} from '../testing/some-rows.ts';
import { listBits } from './bits.ts';
import { markKind, matchConditions } from './condition.ts';
import { countFacets, readFacets } from './facet.ts';
import { MemoryIndex } from './memory-index.ts';
import { runWhole } from '../testing/run-whole.ts';
import { matchWords } from './word.ts';

function indexOf(rows: SomeRow[]): MemoryIndex {
  const index = new MemoryIndex(options);
  for (const row of rows) index.add(row);
  index.settle();
  return index;
}

it('counts and finds the same after gaps are closed as if it were made of what is left', () => {
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
            index.columns.remove(row.id);
            now.delete(row.id);
          } else {
            const again = { ...row, values: { ...row.values, group: [1, 3], owner: 2 } };
            index.add(again);
            now.set(row.id, again);
          }
        }
        index.settle();
        const fresh = indexOf([...now.values()]);
        const { total, ids, ...others } = findIn(index, query, text);
        expect(total).toBe(ids.length);
        expect({ total, ids, ...others }).toEqual(findIn(fresh, query, text));
        expect(index.columns.living).toBe(now.size);
      },
    ),
    { numRuns: 300 },
  );
});

function findIn(index: MemoryIndex, query: { kind?: 'one' | 'other' }, text: string) {
  const { columns } = index;
  const idsOf = (bits: Uint32Array) => {
    const ordinals = new Uint32Array(columns.id.length);
    const count = listBits(bits, 0, ordinals, 0);
    return Array.from(ordinals.subarray(0, count), (at) => columns.id[at] ?? 0).sort(
      (a, b) => a - b,
    );
  };
  const all = runWhole(markKind(columns, query.kind));
  const matches = runWhole(matchConditions(columns, query, all));
  const { total, found } = matches;
  const counts = runWhole(countFacets(columns, matches, null, 200));
  const ids = idsOf(found);
  const words = runWhole(matchWords(index, conceptsOf(text), query.kind));
  return { total, ids, values: readFacets(columns, counts), answers: idsOf(words.bits) };
}
