import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ask, fill, plain } from '../testing/ask-engine.ts';
import { options } from '../testing/some-rows.ts';
import { bestMatches } from './facet.ts';
import { createMemoryEngine } from './memory-engine.ts';

const texts = fc.array(
  fc.oneof(
    fc.constant(null),
    fc.constantFrom('oak', 'ash', 'elm', 'fir', 'yew'),
    fc.nat({ max: 99 }).map((number) => `kind ${number}`),
  ),
  { maxLength: 200 },
);

/** Counts row by row. */
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

const engineOf = (some: (string | null)[], mostValues: number) =>
  fill(
    createMemoryEngine({ ...options, mostValues }),
    some.map((shape, at) => ({ ...plain, id: at + 1, values: { ...plain.values, shape } })),
  );

it('lists the commonest values of any rows', async () => {
  await fc.assert(
    fc.asyncProperty(texts, fc.integer({ min: 1, max: 20 }), async (some, most) => {
      const { facets } = await ask(await engineOf(some, most), { withFacets: true });
      expect(facets.shape).toEqual(countOneByOne(some, most));
    }),
    { numRuns: 300 },
  );
});

it('tells apart values that occur thousands of times', async () => {
  const some = Array.from(
    { length: 10_000 },
    (_, at) => ['oak', 'ash', 'oak', 'elm'][at % 4] ?? '',
  );
  const { facets } = await ask(await engineOf(some, 2), { withFacets: true });
  expect(facets.shape).toEqual([
    { value: 'ash', count: 2_500 },
    { value: 'oak', count: 5_000 },
  ]);
});

it('takes so many best matches that nothing left out is better, and all where there are no more', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 9 }), { maxLength: 200 }),
      fc.integer({ min: 1, max: 150 }),
      (points, most) => {
        const scores = Float64Array.from(points);
        const ordinals = Uint32Array.from(points, (_, ordinal) => ordinal);
        const into = new Uint32Array(points.length);
        const found = bestMatches({ ordinals, count: points.length }, scores, most, into);
        const kept = new Set(found.ordinals.subarray(0, found.count));
        expect(found.count).toBe(Math.min(most, points.length));
        expect(kept.size).toBe(found.count);
        const worstKept = Math.min(...[...kept].map((ordinal) => points[ordinal] ?? 0));
        const left = points.filter((_, ordinal) => !kept.has(ordinal));
        expect(left.every((score) => score <= worstKept)).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});
