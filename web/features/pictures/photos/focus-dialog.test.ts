import fc from 'fast-check';
import { expect, it } from 'vitest';
import { focusUnder, isDirection, stepFocus } from './focus-dialog.tsx';

it('moves a point in the four directions, and no further than the edges', () => {
  expect(stepFocus([0.5, 0.5], 'ArrowLeft')).toEqual([0.45, 0.5]);
  expect(stepFocus([0.5, 0.5], 'ArrowDown')).toEqual([0.5, 0.55]);
  expect(stepFocus([0.98, 0.02], 'ArrowRight')).toEqual([1, 0.02]);
  expect(stepFocus([0.98, 0.02], 'ArrowUp')).toEqual([0.98, 0]);
});

it('takes the point under a pointer, inside the picture', () => {
  const box = { left: 100, top: 50, width: 400, height: 200 };
  expect(focusUnder({ clientX: 200, clientY: 150 }, box)).toEqual([0.25, 0.5]);
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (clientX, clientY) => {
      for (const part of focusUnder({ clientX, clientY }, box)) {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(1);
      }
    }),
  );
});

it('knows the arrow keys', () => {
  expect(['ArrowUp', 'Enter', 'toString'].map(isDirection)).toEqual([true, false, false]);
});
