// Draws the icons of the web app manifest from the mark. Run it after changing web/public/favicon.svg: node
// server/base-media/render-icons.ts
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const folder = new URL('../../web/public/', import.meta.url);
const paper = '#fbf9f6';
const mark = await readFile(new URL('favicon.svg', folder));

/** The mark with its rounded corners, outside of which the icon is transparent. */
function whole(size: number): Promise<Buffer> {
  return sharp(mark, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
}

/** The mark on a background that fills the square, for systems that crop icons to their own shape. */
async function onGround(size: number, share: number): Promise<Buffer> {
  const inner = Math.round(size * share);
  return sharp({ create: { width: size, height: size, channels: 3, background: paper } })
    .composite([{ input: await whole(inner) }])
    .png({ palette: true })
    .toBuffer();
}

/** Combines several PNG files into one ICO file. */
function icoOf(pngs: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pngs.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  pngs.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pngs.map(({ png }) => png)]);
}

const icoSizes = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, png: await whole(size) })),
);
const files = {
  'favicon.ico': icoOf(icoSizes),
  'icon-96.png': await whole(96),
  'icon-192.png': await whole(192),
  'icon-512.png': await whole(512),
  // Only a centered circle with four fifths of the width is guaranteed to be visible.
  'icon-maskable-512.png': await onGround(512, 0.78),
  'apple-touch-icon.png': await onGround(180, 0.86),
};
for (const [name, content] of Object.entries(files)) {
  await writeFile(new URL(name, folder), content);
  console.log(`${name}: ${content.length} bytes`);
}
