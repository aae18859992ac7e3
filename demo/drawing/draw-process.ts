/*
 * Draws pictures in a process of its own, so that neither the time nor the memory of drawing is the server's; with `low`
 * below everything else on the machine. Ends by itself when there has been nothing to do for a while, or when the server is gone.
 */
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { drawPicture } from '../pictures/draw-picture.ts';
import { type PictureOrder, pictureSizes } from './picture-of.ts';

/** What the server hears: the picture as WebP, or why there is none. */
export type Drawn = { webp: Uint8Array } | { fault: string };

const idleMs = 30_000;

if (process.argv.includes('low')) {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // Not allowed here: it draws all the same.
  }
}
sharp.cache(false);
sharp.concurrency(1);
// Ctrl-C reaches every process of the terminal; the server decides when this one ends.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit(0));

const endWhenIdle = () => setTimeout(() => process.disconnect(), idleMs);
let idle = endWhenIdle();

process.on('message', (order: PictureOrder) => {
  clearTimeout(idle);
  void draw(order)
    .then((webp): Drawn => ({ webp }))
    .catch((error: unknown): Drawn => ({ fault: String(error) }))
    .then((drawn) => process.send?.(drawn))
    .finally(() => (idle = endWhenIdle()));
});

function draw({ kind, recipe }: PictureOrder): Promise<Buffer> {
  const { width, height, pixels } = drawPicture(recipe, pictureSizes[kind]);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 84, effort: 4 })
    .toBuffer();
}
