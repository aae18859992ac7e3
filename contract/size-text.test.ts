import { expect, it } from 'vitest';
import { sizeText } from './size-text.ts';

const mebi = 1024 ** 2;

it.each([
  [0, '0 B'],
  [1_023, '1,023 B'],
  [1_024, '1 KiB'],
  [8.34 * mebi, '8.3 MiB'],
  [9.96 * mebi, '10 MiB'],
  [1_023.6 * mebi, '1 GiB'],
  [120 * 1024 * mebi, '120 GiB'],
  [4_000 * mebi ** 2, '4,000 TiB'],
])('writes %d as %s', (bytes, text) => {
  expect(sizeText(bytes, 'en')).toBe(text);
});

it('writes decimals as the language does', () => {
  expect(sizeText(8.34 * mebi, 'al')).toBe('8,3 MiB');
});
