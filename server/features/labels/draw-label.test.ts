import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { loadTypefaces } from '../previews/index.ts';
import { drawLabel, drawPage, page } from './draw-label.ts';
import type { LabelFacts } from './label-queries.ts';
import { writePdf } from './write-pdf.ts';

const faces = await loadTypefaces();
const site = 'https://orendi.example';
const stool: LabelFacts = {
  type: 'product',
  id: 100,
  name: 'Taburetë katrore “Dea”',
  shop: 'Divani Im',
  price: 1990,
  currency: 'EUR',
  sale: 25,
  saleType: 'percentage',
  pieces: 1,
  sides: [45, 45, 40.5],
  material: { en: 'Natural leather', al: 'Lëkurë natyrale' },
  color: '#7b4a2a',
};

const kinds: [string, LabelFacts][] = [
  ['a product on sale', stool],
  ['the longest name', { ...stool, name: 'Divan këndor i rehatshëm '.repeat(5).slice(0, 120) }],
  ['a name without a space', { ...stool, name: 'W'.repeat(120) }],
  ['the highest price', { ...stool, price: 99_999_999.99, currency: 'ALL', sale: 1 }],
  ['a color in words', { ...stool, color: 'Blu mbretërore' }],
  ['long words about it', { ...stool, material: { en: 'x', al: 'Dru ahu i ngurtë '.repeat(5) } }],
  [
    'a package',
    {
      ...stool,
      type: 'package',
      pieces: 5,
      sides: [],
      material: { en: null, al: null },
      color: null,
    },
  ],
];

/** A label as it prints at 300 dots to the inch, on white. */
const print = (svg: string) => {
  const [width, height] = [874, 1240];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 740 1050">${svg}</svg>`;
  return sharp(Buffer.from(drawing)).flatten({ background: '#ffffff' });
};

describe.each(kinds)('the label of %s', (_, facts) => {
  const label = print(drawLabel(facts, site, 'al', faces));

  it('leads to its page when it is scanned', async () => {
    const { data, info } = await label
      .clone()
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const slug = facts.name.startsWith('Taburetë') ? '100-taburete-katrore-dea' : '100-';
    expect(decodeQR({ ...info, data })).toContain(`https://orendi.example/${facts.type}/${slug}`);
  });

  it('keeps its words within the card and off the code', async () => {
    const boxes = [
      { left: 0, top: 0, width: 874, height: 40 },
      { left: 0, top: 0, width: 60, height: 1240 },
      { left: 814, top: 0, width: 60, height: 1240 },
      { left: 0, top: 1180, width: 874, height: 60 },
      // The quiet zone above the code.
      { left: 60, top: 866, width: 290, height: 16 },
    ];
    for (const box of boxes) {
      // A copy, because sharp takes statistics of the input.
      const region = await sharp(await label.clone().png().toBuffer())
        .extract(box)
        .png()
        .toBuffer();
      const { channels } = await sharp(region).stats();
      expect(Math.min(...channels.map(({ min }) => min))).toBe(255);
    }
  });
});

it('has a code of at least 20 mm', async () => {
  const svg = drawLabel(stool, site, 'al', faces);
  const [, d = ''] = /crispEdges" d="([^"]+)"/.exec(svg) ?? [];
  const across = Array.from(d.matchAll(/[ML](\S+) /g), ([, x]) => Number(x));
  expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan(200);
});

it('is printed as outlines on pages of A4', () => {
  const label = drawLabel(stool, site, 'al', faces);
  const pdf = writePdf([drawPage([label, label]), drawPage([label])], page).toString('latin1');
  expect(pdf).toMatch(/\/Count 2 /);
  expect(pdf).toMatch(/\/MediaBox \[0 0 841\.8\d+ 595\.2\d+\]/);
  expect(pdf).not.toMatch(/\/Font|\/Image/);
  // Each entry of the table says where its object begins.
  const entries = pdf.matchAll(/^(\d{10}) 00000 n $/gm);
  for (const [index, [, place]] of Array.from(entries).entries()) {
    expect(pdf.slice(Number(place))).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
  }
});
