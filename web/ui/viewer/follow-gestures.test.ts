import { expect, it } from 'vitest';
import { swipeStep } from './follow-gestures.ts';

it.each([
  ['a slow half of the width', -200, 900, 1],
  ['the same to the right', 200, 900, -1],
  ['a slow little', -60, 900, 0],
  ['a quick little', -60, 80, 1],
  ['an unsteady press', -6, 5, 0],
  ['nothing', 0, 0, 0],
])('%s', (_, px, ms, step) => {
  expect(swipeStep(px, ms, 400)).toBe(step);
});
