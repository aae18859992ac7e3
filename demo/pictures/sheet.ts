/*
 * Draws a contact sheet of pictures, for looking:
 *   node demo/pictures/sheet.ts --out sheet.png [--pieces sofa,bed] [--count 12] [--seed 1] [--width 320]
 *                               [--views 0,1,2] [--designs 0,1]
 */
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { drawPicture } from './draw-picture.ts';
import type { Piece } from './recipe.ts';
import { pieces } from './recipe.ts';
import { sheetRecipe } from './sheet-recipes.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'sheet.png' },
    pieces: { type: 'string', default: pieces.join(',') },
    count: { type: 'string' },
    seed: { type: 'string', default: '1' },
    width: { type: 'string', default: '320' },
    views: { type: 'string', default: '0' },
    designs: { type: 'string' },
  },
});
const chosen = values.pieces
  .split(',')
  .filter((name): name is Piece => pieces.includes(name as Piece));
const views = values.views.split(',').map(Number) as (0 | 1 | 2)[];
const designs = values.designs?.split(',').map(Number);
const count = Number(values.count ?? chosen.length * views.length);
const width = Number(values.width);
const height = Math.round(width * 1.25);
const columns = Math.ceil(Math.sqrt(count * 1.4));
const gap = Math.round(width / 40);

const started = process.cpuUsage();
const tiles = Array.from({ length: count }, (_, i) => {
  const number = Math.floor(i / (chosen.length * views.length));
  const piece = chosen[i % chosen.length] ?? 'sofa';
  const view = views[Math.floor(i / chosen.length) % views.length] ?? 0;
  const recipe = sheetRecipe(piece, number, Number(values.seed), view);
  const design = designs ? (designs[number % designs.length] ?? 0) : recipe.design;
  const { pixels } = drawPicture({ ...recipe, design }, { width, height });
  return {
    input: Buffer.from(pixels.buffer),
    raw: { width, height, channels: 3 as const },
    left: gap + (i % columns) * (width + gap),
    top: gap + Math.floor(i / columns) * (height + gap),
  };
});
const { user, system } = process.cpuUsage(started);
await sharp({
  create: {
    width: gap + columns * (width + gap),
    height: gap + Math.ceil(count / columns) * (height + gap),
    channels: 3,
    background: '#fbf9f6',
  },
})
  .composite(tiles)
  .png()
  .toFile(values.out);
console.log(`${count} pictures, ${((user + system) / 1000 / count).toFixed(0)} ms CPU each`);
