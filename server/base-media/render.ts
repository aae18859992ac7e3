// Draws default-banner.webp from its source. Run it after changing the SVG: node server/base-media/render.ts
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

// Kept small, because the banner is the largest picture on the first screen.
const maxBytes = 120_000;

const source = fileURLToPath(new URL('default-banner.svg', import.meta.url));
const picture = await sharp(source)
  .removeAlpha()
  .webp({ quality: 86, effort: 6, smartSubsample: true })
  .toBuffer();

if (picture.length > maxBytes) {
  throw new Error(`The banner has ${picture.length} bytes; at most ${maxBytes} are allowed.`);
}
await writeFile(new URL('default-banner.webp', import.meta.url), picture);
console.log(`default-banner.webp: ${picture.length} bytes`);
