import { expect, test } from 'vitest';
import { readSizes } from './read-number.ts';
import type { ReadingRules } from './row-values.ts';

const read = (text: string) => {
  const sizes = readSizes(text, {} as ReadingRules);
  return sizes && [sizes.length, sizes.width, sizes.height];
};

test.each([
  ['200x90x80', [200, 90, 80]],
  ['200 X 90 × 80 cm', [200, 90, 80]],
  ['200*90', [200, 90, null]],
  ['2000x900x800 mm', [200, 90, 80]],
  ['2 m x 90 cm x 80 cm', [200, 90, 80]],
  ['1,6x0.9 m', [160, 90, null]],
  ['72,5x90x40.5', [72.5, 90, 40.5]],
  ['L200 x P90 x H80', [200, 90, 80]],
  ['H80 x 200 x 90', [200, 90, 80]],
  ['200(gj) x 80(lart) x 90(gjer)', [200, 90, 80]],
  ['160cm x h 45', null],
  ['Ø 120 x 75', [120, 120, 75]],
  ['Ø90', [90, 90, null]],
  ['200', null],
  ['200x90x80x10', null],
  ['160/200x90', null],
  ['sipas porosisë', null],
  ['XXL', null],
  [`200${' '.repeat(100)}x90`, null],
])('%s', (text, sizes) => expect(read(text)).toEqual(sizes));
