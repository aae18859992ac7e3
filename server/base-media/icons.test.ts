import { readFile } from 'node:fs/promises';
import { languages } from '@orendi/contract/language';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../web/public/', import.meta.url);
const readPublic = (path: string) => readFile(new URL(path.replace(/^\//, ''), folder));

interface Manifest {
  name: string;
  lang: string;
  start_url: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
  shortcuts: { name: string; url: string }[];
}
const manifestIn = async (language: string): Promise<Manifest> =>
  JSON.parse((await readPublic(`app-${language}.webmanifest`)).toString());

describe.each(languages)('the manifest in %s', (language) => {
  it('names icons that are there, in the sizes it says', async () => {
    const { icons } = await manifestIn(language);
    const drawn = icons.filter(({ type }) => type === 'image/png');
    expect(drawn.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of drawn) {
      const { format, width, height } = await sharp(await readPublic(src)).metadata();
      expect({ format, sizes: `${width}x${height}` }).toEqual({ format: 'png', sizes });
    }
  });
});

it('the manifests say the same in each language', async () => {
  const [albanian, english] = await Promise.all(languages.map(manifestIn));
  expect([albanian?.lang, english?.lang]).toEqual(['sq', 'en']);
  expect(albanian?.name).not.toBe(english?.name);
  const addresses = (manifest?: Manifest) => manifest?.shortcuts.map(({ url }) => url);
  expect(addresses(albanian)).toEqual(addresses(english));
  expect(albanian?.icons).toEqual(english?.icons);
});

it('a maskable icon fills its square, and shows the mark inside the circle that is never cut off', async () => {
  const pixels = await sharp(await readPublic('icon-maskable-512.png'))
    .ensureAlpha()
    .raw()
    .toBuffer();
  for (let y = 0; y < 512; y += 8) {
    for (let x = 0; x < 512; x += 8) {
      const at = (y * 512 + x) * 4;
      const isGround = (pixels[at + 1] ?? 0) > 240;
      const isOutside = Math.hypot(x - 256, y - 256) > 0.4 * 512;
      expect(pixels[at + 3]).toBe(255);
      expect(isGround || !isOutside).toBe(true);
    }
  }
});

it('the icon for the home screen of a phone is a square without transparent parts', async () => {
  const { width, height, hasAlpha } = await sharp(
    await readPublic('apple-touch-icon.png'),
  ).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: 180, height: 180, hasAlpha: false });
});

it('the icon file of old browsers holds three sizes', async () => {
  const ico = await readPublic('favicon.ico');
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  expect([0, 1, 2].map((index) => ico.readUInt8(6 + 16 * index))).toEqual([16, 32, 48]);
});
