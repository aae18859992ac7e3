import sharp from 'sharp';
import type { DemoBusiness } from '../catalogue/business.ts';
import { markOf } from './marks.ts';

const side = 512;

/** The logo of a business of the demo, as a square PNG. */
export function drawLogo({ name, logo }: Pick<DemoBusiness, 'name' | 'logo'>): Promise<Buffer> {
  const [ground, pen] = logo.colors;
  // The mark keeps a fifth of the square free all round: logos are also shown in a circle.
  const scale = 0.0056 * side;
  const inset = (side - 100 * scale) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
<style>.ink { fill: ${pen} }</style>
<rect width="${side}" height="${side}" fill="${ground}"/>
<g transform="translate(${inset} ${inset}) scale(${scale})" fill="none" stroke="${pen}" stroke-linecap="round" stroke-linejoin="round">${markOf(logo.mark, name)}</g>
</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
