import sharp from 'sharp';
import { expect, test } from 'vitest';
import { businesses } from '../catalogue/businesses.ts';
import { drawLogo } from './draw-logo.ts';

test('every business has a logo of its own', async () => {
  const logos = await Promise.all(businesses.map(drawLogo));
  expect(new Set(logos.map((png) => png.toString('base64'))).size).toBe(businesses.length);
});

test.each(businesses.map((business) => [business.name, business] as const))(
  '%s: the mark is seen on its ground, and leaves the corners free',
  async (_, business) => {
    const { data, info } = await sharp(await drawLogo(business))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([512, 512]);
    const ground = data.readUIntBE(0, 3);
    let inked = 0;
    for (let i = 0; i < data.length; i += 3) if (data.readUIntBE(i, 3) !== ground) inked += 1;
    expect(inked / (512 * 512)).toBeGreaterThan(0.02);
    expect(inked / (512 * 512)).toBeLessThan(0.4);
    // Also within a circle.
    expect(data.readUIntBE(3 * (80 * 512 + 80), 3)).toBe(ground);
  },
);
