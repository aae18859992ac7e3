import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestMatches } from './best-matches.ts';

describe('bestMatches', () => {
  it('gives so many that nothing left out is better, and all where there are no more', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 9 }), { maxLength: 200 }),
        fc.integer({ min: 1, max: 150 }),
        (points, most) => {
          const scores = Float64Array.from(points);
          const ordinals = Uint32Array.from(points, (_, ordinal) => ordinal);
          const into = new Uint32Array(points.length);
          const found = bestMatches({ ordinals, count: points.length }, scores, into, most);
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
});
