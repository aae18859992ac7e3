import { fitText } from './fit-text.ts';
import { drawText, heightOf, roundCorners } from './pen.ts';
import type { Typefaces } from './typeface.ts';
import { type Box, colors } from './preview-plan.ts';

const size = 76;
const gap = 20;

export function sellerLogo(left: number, top: number): Box {
  return { left, top, width: size, height: size };
}

/** The seller's name next to the logo. The logo is drawn below the shapes, and its corners are rounded here. */
export function drawSeller(
  name: string,
  logo: Box,
  width: number,
  faces: Typefaces,
  ground: string,
): string {
  const text = fitText(name, faces[500], {
    width: width - size - gap,
    sizes: [38, 34, 30],
    maxLines: 1,
  });
  const top = logo.top + (size - heightOf(text)) / 2;
  const words = drawText(text, logo.left + size + gap, top, {
    face: faces[500],
    fill: colors.inkQuiet,
  });
  return roundCorners(logo, 16, ground) + words;
}
