import { expect, it } from 'vitest';
import { roundTop } from './requests-chart.tsx';

it.each([
  [[], 1],
  [[0, 0], 1],
  [[1], 1],
  [[3, 2], 5],
  [[5], 5],
  [[6], 10],
  [[10], 10],
  [[11], 20],
  [[999], 1000],
])('ends above %j at %i', (counts, top) => {
  expect(roundTop(counts)).toBe(top);
});
