import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { findFocus } from './find-focus.ts';
import { drawPlain } from './testing/draw-picture.ts';

const shapes = [
  ['landscape', 640, 480],
  ['portrait', 480, 640],
  ['square', 560, 560],
  ['panorama', 1200, 400],
] as const;
const places = [
  [0.25, 0.3],
  [0.5, 0.5],
  [0.7, 0.75],
  [0.8, 0.4],
] as const;

/** A wall that is darker towards the floor, with a piece of a fifth of each side on it. */
async function drawPiece(width: number, height: number, x: number, y: number, fill: string) {
  const [wide, high] = [width / 5, height / 5];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="wall" x2="0" y2="1"><stop stop-color="#a9a197"/><stop offset="1" stop-color="#8a8279"/></linearGradient>
    <rect width="${width}" height="${height}" fill="url(#wall)"/>
    <rect x="${x * width - wide / 2}" y="${y * height - high / 2}" width="${wide}" height="${high}" fill="${fill}"/>
  </svg>`;
  return sharp(Buffer.from(svg)).webp().toBuffer();
}

describe.each(shapes)('in a %s', (_, width, height) => {
  it.each(['#fbf9f6', '#2a2420', '#7a1f1a'])(
    'a piece of %s is found wherever it is',
    async (fill) => {
      for (const [x, y] of places) {
        const [foundX, foundY] = await findFocus(await drawPiece(width, height, x, y, fill));
        expect(Math.abs(foundX - x)).toBeLessThan(0.04);
        expect(Math.abs(foundY - y)).toBeLessThan(0.04);
      }
    },
  );
});

it('a piece that reaches an edge is found too', async () => {
  const [x] = await findFocus(await drawPiece(640, 480, 0.92, 0.5, '#2a2420'));
  expect(x).toBeGreaterThan(0.8);
});

it.each(['white', '#444', 'transparent'])(
  'a plain picture, %s, has its focus in the middle',
  async (color) => {
    expect(await findFocus(await drawPlain(300, 200, color).webp().toBuffer())).toEqual([0.5, 0.5]);
  },
);

it('a transparent background counts as white', async () => {
  const piece = await drawPlain(60, 60, '#2a2420').png().toBuffer();
  const picture = await drawPlain(300, 300, 'transparent')
    .composite([{ input: piece, left: 30, top: 200 }])
    .webp()
    .toBuffer();
  const [x, y] = await findFocus(picture);
  expect(Math.abs(x - 0.2)).toBeLessThan(0.04);
  expect(Math.abs(y - 0.77)).toBeLessThan(0.04);
});
