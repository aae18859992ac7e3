import { expect, test } from 'vitest';
import { Kind } from './kind.ts';
import { kinds, Piece } from './kinds/index.ts';

/* The rows lie in JSON, where the compiler does not see a slip. */

const sofa = kinds[0];

test.each([
  ['a misspelled key', { isflat: true }],
  ['an unknown material', { bodies: ['fabrik'] }],
  ['no form', { forms: [] }],
  ['a sentence in one language', { use: [['Ulesh thellë.']] }],
  ['a sentence of an unknown group', { make: [['E butë.', 'It is soft.', 'clothes']] }],
])('a kind with %s is refused', (_, slip) => {
  expect(Kind.safeParse(sofa).success).toBe(true);
  expect(Kind.safeParse({ ...sofa, ...slip }).success).toBe(false);
});

test('a piece of no kind is refused wherever the data name one', () => {
  expect(Piece.safeParse('sofa').success).toBe(true);
  expect(Piece.safeParse('sofaa').success).toBe(false);
});
