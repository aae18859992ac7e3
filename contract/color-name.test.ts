import { expect, it } from 'vitest';
import { colorName } from './colors.ts';

it('calls a hex value by the nearest common name, in the language', () => {
  expect(colorName('#ffffff', 'en')).toBe('White');
  expect(colorName('#FDFDFD', 'al')).toBe('E bardhë');
  expect(colorName('#1a2a50', 'en')).toBe('Navy blue');
  expect(colorName('#1a2a50', 'al')).toBe('Blu marine');
});

it('leaves words alone', () => {
  for (const text of ['Lis natyral', '#12', '#fff', '#12345', 'ffffff', '']) {
    expect(colorName(text, 'en')).toBeNull();
  }
});
