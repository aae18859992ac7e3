/* Draws the SVG on its input as a PNG onto its output: at most as wide and as high as its argument says, in pixels. */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

const side = Number(process.argv[2]);
sharp.concurrency(1);
const svg = await buffer(process.stdin);
const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata();
const density = Math.min(Math.max((72 * side) / Math.max(width, height), 1), 72_000);
const png = await sharp(svg, { density, limitInputPixels: 4096 * 4096 })
  .resize(side, side, { fit: 'inside' })
  .png()
  .toBuffer();
process.stdout.write(png);
