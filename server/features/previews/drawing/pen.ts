import type { FittedText } from './fit-text.ts';
import { type Box, colors } from './preview-plan.ts';
import type { Typeface, Typefaces } from './typeface.ts';

/** Height of capitals, in em. */
export const capHeight = 0.72;
export const lineHeight = 1.12;
/** Letter spacing of large sizes, as on the pages. */
export const tight = -0.018;

interface TextStyle {
  face: Typeface;
  fill: string;
  tracking?: number;
}

/** From the top of the first line's capitals to the last baseline. */
export function heightOf({ lines, size }: FittedText): number {
  return lines.length === 0 ? 0 : ((lines.length - 1) * lineHeight + capHeight) * size;
}

/** Lines of text; `y` is the top of the first line's capitals. */
export function drawText({ lines, size }: FittedText, x: number, y: number, style: TextStyle) {
  const outlines = lines.map((line, index) => {
    const baseline = y + (index * lineHeight + capHeight) * size;
    return style.face.outline(line, x, baseline, size, style.tracking);
  });
  return `<g fill="${style.fill}">${outlines.join('')}</g>`;
}

export function drawBox({ left, top, width, height }: Box, fill: string, radius = 0): string {
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}

/**
 * Rounds the corners of a picture drawn below, by covering them with the background color, and outlines it with a thin
 * line.
 */
export function roundCorners({ left, top, width, height }: Box, radius: number, ground: string) {
  const [right, bottom] = [left + width, top + height];
  const corner = (x: number, y: number, dx: number, dy: number, sweep: number) =>
    `M${x} ${y}v${dy * radius}a${radius} ${radius} 0 0 ${sweep} ${dx * radius} ${-dy * radius}z`;
  const corners = [
    corner(left, top, 1, 1, 1),
    corner(right, top, -1, 1, 0),
    corner(left, bottom, 1, -1, 0),
    corner(right, bottom, -1, -1, 1),
  ];
  return (
    `<path fill="${ground}" d="${corners.join('')}"/>` +
    `<rect x="${left + 0.5}" y="${top + 0.5}" width="${width - 1}" height="${height - 1}" rx="${radius}"` +
    ` fill="none" stroke="${colors.ink}" stroke-opacity="0.1"/>`
  );
}

/** The site's name as its wordmark; `y` is the baseline. */
export function drawMark(faces: Typefaces, x: number, y: number, size: number): string {
  const tracking = -0.045;
  const word = 'orendi';
  const dotAt = x + (faces[700].measure(word, tracking) + tracking) * size;
  return (
    `<g fill="${colors.ink}">${faces[700].outline(word, x, y, size, tracking)}</g>` +
    `<g fill="${colors.accent}">${faces[700].outline('.', dotAt, y, size)}</g>`
  );
}
