import { createHash } from 'node:crypto';
import { letterStrokes } from '@orendi/server/base-media/letter-strokes';
import sharp from 'sharp';
import { foldName } from '@orendi/contract/fold-name';

const side = 512;
/** Warm neutrals of the shop's palette: background and letters. Red is reserved for what matters on the pages. */
const palettes = [
  ['#f3eee7', '#1e1a17'],
  ['#e8e2da', '#1e1a17'],
  ['#cfc6ba', '#1e1a17'],
  ['#6b635b', '#fbf9f6'],
  ['#1e1a17', '#fbf9f6'],
] as const;

/** A plain square with the name's initials, as PNG: the logo of a business that has none. */
export function drawLogo(name: string): Promise<Buffer> {
  return sharp(Buffer.from(logoSvg(name)))
    .png()
    .toBuffer();
}

function logoSvg(name: string): string {
  const initials = initialsOf(name);
  const choice = (createHash('sha256').update(foldName(name)).digest()[0] ?? 0) % palettes.length;
  const [ground, pen] = palettes[choice] ?? palettes[0];
  const scale = initials.length > 1 ? 28 : 34;
  const step = 4 + 2.4;
  const width = initials.length * step - 2.4;
  const left = (side - width * scale) / 2;
  const top = (side - 6 * scale) / 2;
  const strokes = initials
    .map((letter, i) => `<path transform="translate(${i * step})" d="${letterStrokes[letter]}"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
<rect width="${side}" height="${side}" fill="${ground}"/>
<g transform="translate(${left} ${top}) scale(${scale})" fill="none" stroke="${pen}" stroke-width=".72" stroke-linecap="round" stroke-linejoin="round">${strokes}</g>
</svg>`;
}

/** At most two; an O, as in the shop's own name, if the name has no Latin letter or digit. */
function initialsOf(name: string): string[] {
  const words = foldName(name)
    .toUpperCase()
    .match(/[A-Z0-9]+/g) ?? ['O'];
  return words.slice(0, 2).map((word) => word.charAt(0));
}
