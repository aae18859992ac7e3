// Draws default-banner.webp from its source. Run it after changing the SVG: node server/base-media/render.ts
// It is written as the shop would store it; what is printed belongs into ensure-base-media.ts.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { readPicture } from '../platform/media/read-picture.ts';

// Kept small, because the banner is the largest picture on the first screen.
const maxBytes = 120_000;

const source = fileURLToPath(new URL('default-banner.svg', import.meta.url));
const drawn = await sharp(source)
  .removeAlpha()
  .webp({ quality: 86, effort: 6, smartSubsample: true })
  .toBuffer();

const { webp, key } = await readPicture(drawn);
if (webp.length > maxBytes) {
  throw new Error(`The banner has ${webp.length} bytes; at most ${maxBytes} are allowed.`);
}
await writeFile(new URL('default-banner.webp', import.meta.url), webp);
console.log(`default-banner.webp: ${webp.length} bytes, ${key}`);
