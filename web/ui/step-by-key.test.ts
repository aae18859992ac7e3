import { expect, it } from 'vitest';
import { stepByKey } from './step-by-key.ts';

it.each([
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 4, 4],
  ['Home', 3, 0],
  ['End', 0, 4],
  ['ArrowDown', 2, null],
  ['a', 2, null],
])('%s at %i of five leads to %s', (key, at, expected) => {
  expect(stepByKey(key, at, 5)).toBe(expected);
});
