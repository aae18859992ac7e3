import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPreview, picturesOf } from './routes.ts';
import type { PreviewFacts } from './drawing/preview-facts.ts';
import type { ShareFacts } from './drawing/preview-facts.ts';
import { keyOf, maker, sofa } from './testing/sample-facts.ts';

const green = await sharp({
  create: { width: 1200, height: 900, channels: 3, background: '#0a7a3c' },
})
  .webp()
  .toBuffer();
const open = async () => green;
const pixelAt = async (jpeg: Buffer, left: number, top: number) => {
  const area = { left, top, width: 4, height: 4 };
  const pixel = await sharp(jpeg).extract(area).resize(1, 1).raw().toBuffer();
  return [...pixel];
};
const isGreen = ([red = 0, value = 0, blue = 0]: number[]) => red < 40 && value > 90 && blue < 90;

const bare: PreviewFacts = { ...sofa, pictures: [] };
const kinds: [string, PreviewFacts][] = [
  ['a product on sale', sofa],
  ['a product without a picture', bare],
  ['a portrait', { ...sofa, pictures: [keyOf(1, 600, 2400)] }],
  ['a panorama', { ...sofa, pictures: [keyOf(1, 2400, 600)] }],
  ['the longest name', { ...sofa, name: 'Divan këndor i rehatshëm '.repeat(5).slice(0, 120) }],
  ['a name without a space', { ...sofa, name: 'W'.repeat(120) }],
  ['a name that cannot be spelled', { ...sofa, name: '家具' }],
  [
    'the highest price',
    { ...sofa, price: 99_999_999.99, currency: 'ALL', sale: 99_999.99, saleType: 'fixed' },
  ],
  ...[1, 2, 3, 4].map((count): [string, PreviewFacts] => [
    `a package of ${count}`,
    {
      ...sofa,
      type: 'package',
      pieces: count,
      pictures: Array.from({ length: count }, (_, index) => keyOf(index + 1)),
    },
  ]),
  ['a business with a cover', maker],
  ['a business with products', { ...maker, cover: null, pictures: [keyOf(5), keyOf(6)] }],
  ['a business with neither', { ...maker, cover: null }],
  ['home', { type: 'home', banner: keyOf(7, 1920, 1080) }],
  ['home without a banner', { type: 'home', banner: null }],
];

describe.each(kinds)('%s', (_, facts) => {
  it.each(['al', 'en'] as const)('is a JPEG of 1200 × 630 in %s', async (language) => {
    const jpeg = await drawPreview(facts, language, open);
    const { format, width, height } = await sharp(jpeg).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(jpeg.length).toBeLessThan(300_000);
  });
});

it('is the same bytes each time, and other bytes in the other language', async () => {
  const first = await drawPreview(sofa, 'al', open);
  expect(first.equals(await drawPreview(sofa, 'al', open))).toBe(true);
  expect(first.equals(await drawPreview(sofa, 'en', open))).toBe(false);
});

it('shows the picture on the left and words on the right', async () => {
  const jpeg = await drawPreview(sofa, 'al', open);
  expect(isGreen(await pixelAt(jpeg, 300, 315))).toBe(true);
  expect(Math.min(...(await pixelAt(jpeg, 1190, 620)))).toBeGreaterThan(240);
});

it('shows the mean color of a picture that is gone', async () => {
  const jpeg = await drawPreview(sofa, 'al', async () => null);
  const [red = 0, value = 0, blue = 0] = await pixelAt(jpeg, 300, 500);
  expect(Math.abs(red - 0xa1) + Math.abs(value - 0xb2) + Math.abs(blue - 0xc3)).toBeLessThan(9);
});

it('stays below 300 kB for a picture that is all noise', async () => {
  const noise = await sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .webp({ quality: 100 })
    .toBuffer();
  const jpeg = await drawPreview(
    { ...sofa, pictures: [keyOf(1, 900, 900)] },
    'al',
    async () => noise,
  );
  expect(jpeg.length).toBeLessThan(300_000);
  expect(jpeg.length).toBeGreaterThan(60_000);
});

it('lies beside the picture that stands for the subject', () => {
  expect(picturesOf(sofa)).toEqual([keyOf(1), sofa.seller.logo]);
  expect(picturesOf(bare)).toEqual([sofa.seller.logo]);
  expect(picturesOf(maker)).toEqual([maker.logo, maker.cover]);
  expect(picturesOf({ type: 'home', banner: null })).toEqual([]);
});

const posted = (facts: PreviewFacts, format: ShareFacts['format']) => ({
  ...(facts as typeof sofa),
  format,
  sides: [220, null, 80.5],
  address: 'https://orendi.example/product/12-divan-drini-lekure-natyrale?lang=al',
});
const listings = kinds.filter(([, facts]) => facts.type === 'product' || facts.type === 'package');

describe.each(listings)('posted by its seller, %s', (_, facts) => {
  it.each([
    ['square', 1080],
    ['story', 1920],
  ] as const)(
    'is a JPEG in the format of a %s, and its code can be scanned',
    async (format, height) => {
      const drawn = posted(facts, format);
      const jpeg = await drawPreview(drawn, 'al', open);
      expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height });
      expect(jpeg.length).toBeLessThan(300_000);
      const { data, info } = await sharp(jpeg)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(decodeQR({ ...info, data })).toBe(drawn.address);
    },
  );
});
