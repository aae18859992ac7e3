import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compressionPlan } from './compression-plan.ts';

const side = fc.integer({ min: 1, max: 20_000 });

it('begins with the natural size in the best quality', () => {
  const [first, second] = compressionPlan({ width: 3000, height: 2000 });
  expect(first).toEqual({ width: 3000, height: 2000, quality: 0.9 });
  expect(second).toEqual({ width: 3000, height: 2000, quality: 0.8 });
});

it('fits a cover into its longest side, upright or not', () => {
  expect(compressionPlan({ width: 4000, height: 2250 }, 1920).next().value).toMatchObject({
    width: 1920,
    height: 1080,
  });
  expect(compressionPlan({ width: 2250, height: 4000 }, 1920).next().value).toMatchObject({
    width: 1080,
    height: 1920,
  });
});

it('never makes a picture larger than it is or may be, keeps its ratio, and comes to an end', () => {
  fc.assert(
    fc.property(side, side, fc.constantFrom(undefined, 1920), (width, height, longestSide) => {
      const plan = [...compressionPlan({ width, height }, longestSide)];
      expect(plan.length).toBeGreaterThan(0);
      expect(plan.length).toBeLessThan(60);
      for (const size of plan) {
        expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(
          Math.min(longestSide ?? Infinity, Math.max(width, height)),
        );
        expect(size.width * size.height).toBeLessThanOrEqual(16_000_000);
        // Within the pixel that rounding can cost.
        expect(Math.abs(size.width * height - size.height * width)).toBeLessThanOrEqual(
          Math.max(width, height),
        );
      }
    }),
  );
});
