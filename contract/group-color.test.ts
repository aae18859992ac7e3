import { describe, expect, it } from 'vitest';
import { colorGroups } from './color-groups.ts';
import { namedColors } from './colors.ts';
import { colorGroupOf } from './group-color.ts';

describe('colorGroupOf', () => {
  it.each([
    ['White', '#ffffff #fffafa #fffff0 #f8f8f6 #f5f5f5'],
    ['Beige', '#f5f5dc #faf0e6 #f5deb3 #d2b48c #fffdd0 #e6d9c2'],
    ['Gray', '#dcdcdc #c0c0c0 #a9a9a9 #808080 #696969 #383e42 #36454f #708090'],
    ['Black', '#000000 #0a0a0a #111111 #181716'],
    ['Brown', '#8b4513 #a0522d #5d432c #3b2b23 #7b3f23 #967969 #b8926a #c19a6b'],
    ['Red', '#ff0000 #dc143c #b22222 #8b0000 #800000 #722f37'],
    ['Orange', '#ff7f50 #ffa500 #ff8c00 #e2725b'],
    ['Yellow', '#ffff00 #ffd700 #daa520 #e1ad01 #d4af37'],
    ['Green', '#008000 #00ff00 #228b22 #2e8b57 #006400 #98ff98 #9caf88 #808000 #6b8e23'],
    ['Turquoise', '#40e0d0 #008080 #00ffff #5f9ea0'],
    ['Blue', '#0000ff #000080 #191970 #4169e1 #1e90ff #87ceeb #add8e6 #4682b4 #00bfff'],
    ['Purple', '#800080 #4b0082 #8a2be2 #c8a2c8'],
    ['Pink', '#ffc0cb #ff69b4 #ff1493 #f4c2c2'],
  ])('finds %s in what everyone calls so', (group, values) => {
    const found = values.split(' ').map((hex) => [hex, colorGroupOf(hex)]);
    expect(found).toEqual(values.split(' ').map((hex) => [hex, group]));
  });

  it('does not care for the case of a hex value', () => {
    expect(colorGroupOf('#FF0000')).toBe('Red');
  });

  it.each(['#ff00ff', '#d500f9', '#b41e69'])(
    'finds none in %s, which is far from everything',
    (hex) => {
      expect(colorGroupOf(hex)).toBeNull();
    },
  );

  it.each([
    ['kafe', 'Brown'],
    ['Kafe e errët', 'Brown'],
    ['Dark brown', 'Brown'],
    ['lis natyral', 'Brown'],
    ['kuqe', 'Red'],
    ['E KUQE', 'Red'],
    ['navy', 'Blue'],
    ['e kaltër', 'Blue'],
    ['Gri-bezhë', 'Beige'],
    ['grey', 'Gray'],
    ['e gjelbër', 'Green'],
    ['black and white', null],
    ['bardhë e zi', null],
    ['me lule', null],
    ['', null],
    ['#12', null],
  ])('reads the words %j', (text, group) => {
    expect(colorGroupOf(text)).toBe(group);
  });

  it('puts every named color into a group, the same by value and by both names', () => {
    const known = new Set(colorGroups.map(({ en }) => en));
    for (const { hex, en, al } of namedColors) {
      const groups = [hex, en, al].map(colorGroupOf);
      expect([en, ...new Set(groups)]).toEqual([en, groups[0]]);
      expect(known).toContain(groups[0]);
    }
  });

  it('knows each group by its own names and the color that stands for it', () => {
    for (const { hex, en, al } of colorGroups) {
      expect([hex, en, al].map(colorGroupOf)).toEqual([en, en, en]);
    }
  });
});
