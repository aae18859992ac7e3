import { expect, it } from 'vitest';
import { chooseAll, chooseRows } from './use-selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const after = (chosen: string[], key: string, from?: string) =>
  [...chooseRows(new Set(chosen), key, order, from)].sort().join('');

it.each([
  ['one more', ['b'], 'd', undefined, 'bd'],
  ['one less', ['b', 'd'], 'd', undefined, 'b'],
  ['a reach downwards', ['b'], 'd', 'b', 'bcd'],
  ['a reach upwards', ['e'], 'c', 'e', 'cde'],
  ['a reach taken out', ['a', 'b', 'c', 'd'], 'c', 'b', 'ad'],
  ['a reach from a row that is not found any more', ['x'], 'c', 'x', 'cx'],
])('chooses %s', (_, chosen, key, from, expected) => {
  expect(after(chosen, key, from)).toBe(expected);
});

it('chooses all that is found, or none of it, and leaves the others alone', () => {
  expect([...chooseAll(new Set(['x', 'b']), order)].sort().join('')).toBe('abcdex');
  expect([...chooseAll(new Set(['x', ...order]), order)]).toEqual(['x']);
});
