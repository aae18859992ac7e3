import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namedColors, nearestNamedColor } from './colors.ts';

describe('namedColors', () => {
  it('has a value of its own for each colour, and a name of its own in each language', () => {
    for (const part of ['hex', 'en', 'al'] as const) {
      const values = namedColors.map((color) => color[part].toLowerCase());
      expect(new Set(values).size).toBe(namedColors.length);
    }
    for (const { hex } of namedColors) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('nearestNamedColor', () => {
  it('names the colours of the list by themselves', () => {
    for (const color of namedColors) expect(nearestNamedColor(color.hex)).toBe(color);
  });

  it.each([
    ['#000000', 'Black'],
    ['#FFFFFF', 'White'],
    ['#fffff0', 'Cream'],
    ['#f5f5dc', 'Cream'],
    ['#d2b48c', 'Beige'],
    ['#c4a484', 'Natural'],
    ['#cccccc', 'Light gray'],
    ['#808080', 'Gray'],
    ['#55565a', 'Dark gray'],
    ['#333333', 'Anthracite gray'],
    ['#8b4513', 'Cognac brown'],
    ['#6b4423', 'Brown'],
    ['#5c4033', 'Dark brown'],
    ['#ffa500', 'Orange'],
    ['#d4af37', 'Mustard yellow'],
    ['#ffff00', 'Yellow'],
    ['#ff0000', 'Red'],
    ['#800000', 'Burgundy red'],
    ['#ffc0cb', 'Pink'],
    ['#800080', 'Purple'],
    ['#add8e6', 'Light blue'],
    ['#0000ff', 'Blue'],
    ['#000080', 'Navy blue'],
    ['#40e0d0', 'Turquoise'],
    ['#00ff00', 'Light green'],
    ['#008000', 'Green'],
    ['#808000', 'Olive green'],
  ])('calls %s %s', (hex, name) => {
    expect(nearestNamedColor(hex).en).toBe(name);
  });

  it('sees no colour in gray, of any lightness', () => {
    const colorless = ['White', 'Black', 'Light gray', 'Gray', 'Dark gray', 'Anthracite gray'];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 255 }), (level) => {
        const hex = `#${level.toString(16).padStart(2, '0').repeat(3)}`;
        expect(colorless).toContain(nearestNamedColor(hex).en);
      }),
    );
  });

  it('has a name for every value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const hex = `#${value.toString(16).padStart(6, '0')}`;
        expect(namedColors).toContain(nearestNamedColor(hex));
      }),
    );
  });

  it('refuses what is no value', () => {
    expect(() => nearestNamedColor('Natural')).toThrow('Natural is not #rrggbb');
  });
});
