import { m } from '@orendi/messages';
import { expect, it } from 'vitest';
import { colorName } from './color-name.ts';

it('calls a hex value by the nearest common name', () => {
  expect(colorName('#ffffff')).toBe(m.color_white);
  expect(colorName('#FFF')).toBe(m.color_white);
  expect(colorName('#010101')).toBe(m.color_black);
  expect(colorName('#1a2a50')).toBe(m.color_navy);
  expect(colorName('#a0622d')).toBe(m.color_light_brown);
  expect(colorName('#b0b0b2')).toBe(m.color_grey);
});

it('leaves words alone', () => {
  for (const text of ['Lis natyral', '#12', '#12345', 'ffffff', '']) {
    expect(colorName(text)).toBeNull();
  }
});
