import sharp from 'sharp';
import { expect, test } from 'vitest';
import letterStrokes from './letter-strokes.json' with { type: 'json' };
import { drawLogo } from './read-new-business.ts';

/** How many different colors are in the picture: one would be an empty square. */
async function colorsOf(name: string): Promise<number> {
  const { data, info } = await sharp(await drawLogo(name))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([512, 512]);
  const colors = new Set<number>();
  for (let i = 0; i < data.length; i += info.channels) colors.add(data.readUIntBE(i, 3));
  return colors.size;
}

test.each(['Mobilje Reale', 'ë', '7 Arte', 'Έπιπλα', '!?'])(
  '%s gets a drawn logo',
  async (name) => {
    expect(await colorsOf(name)).toBeGreaterThan(1);
  },
);

test('the same name has the same logo, another initial another', async () => {
  const [one, again, other] = await Promise.all(['Arka', 'Arka', 'Barka'].map(drawLogo));
  expect(one).toEqual(again);
  expect(one).not.toEqual(other);
});

test('all capitals and digits can be drawn', () => {
  expect(Object.keys(letterStrokes).sort().join('')).toBe('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
});
