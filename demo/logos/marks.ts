import { letterStrokes } from '@orendi/server/base-media/letter-strokes';
import type { Mark } from '../catalogue/business.ts';

/*
 * Marks in a box 100 wide and 100 high, drawn with a pen (stroke) on a ground; `.ink` is filled with the pen's colour.
 * No text: letters are strokes, so that a logo is the same on a machine without a single font.
 */

const stroke = (d: string, width = 7) => `<path d="${d}" stroke-width="${width}"/>`;
const solid = (shape: string) => `<g class="ink">${shape}</g>`;

const drawn: Record<Exclude<Mark, 'initials'>, string> = {
  arch:
    stroke('M18 88V52a32 32 0 0 1 64 0v36') +
    stroke('M36 88V54a14 14 0 0 1 28 0v34') +
    stroke('M8 88h84'),
  chair:
    stroke('M30 12v76M30 50h34q8 0 8 8v30M30 12q0-4 4-4h14q6 0 6 6v36') + stroke('M22 88h58', 4),
  rings:
    '<circle cx="36" cy="42" r="26" stroke-width="7"/><circle cx="64" cy="42" r="26" stroke-width="7"/>' +
    '<circle cx="50" cy="66" r="26" stroke-width="7"/>',
  leaf:
    stroke('M20 82C12 42 40 14 84 14C88 58 62 88 20 82Z') +
    stroke('M10 92L60 40M34 66V46M46 54H66', 5),
  house:
    stroke('M10 48 50 12l40 36') +
    stroke('M22 40v48h56V40') +
    stroke('M40 88V66a10 10 0 0 1 20 0v22'),
  sun:
    solid('<path d="M24 70a26 26 0 0 1 52 0Z"/>') +
    stroke('M8 70h84M50 30V12M22 42 10 30M78 42l12-12M20 86h60', 6),
  peaks:
    stroke('M6 84 38 24 58 60l10-16 26 40Z') + solid('<path d="M38 24 50 46 42 44 36 50 27 45Z"/>'),
  weave: [14, 38, 62]
    .map((y, row) =>
      [14, 38, 62]
        .map((x, column) =>
          (row + column) % 2 === 0
            ? `<rect x="${x}" y="${y + 4}" width="24" height="5" class="ink" stroke="none"/><rect x="${x}" y="${y + 15}" width="24" height="5" class="ink" stroke="none"/>`
            : `<rect x="${x + 4}" y="${y}" width="5" height="24" class="ink" stroke="none"/><rect x="${x + 15}" y="${y}" width="5" height="24" class="ink" stroke="none"/>`,
        )
        .join(''),
    )
    .join(''),
  lamp:
    stroke('M50 4v22') +
    solid('<path d="M36 26h28l16 34H20Z"/>') +
    stroke('M38 70a12 12 0 0 0 24 0M22 84l-6 10M50 90v8M78 84l6 10', 6),
  table:
    stroke('M6 34h88', 9) +
    stroke('M24 36 16 88M76 36l8 52M20 62h60', 6) +
    '<circle cx="50" cy="20" r="8" class="ink" stroke="none"/>',
  wave: [28, 50, 72].map((y) => stroke(`M8 ${y}q10.5-16 21 0t21 0 21 0 21 0`)).join(''),
};

/** The first letters of the first two words, side by side in the box. */
function initials(name: string): string {
  const letters = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => letterStrokes[word.charAt(0)] ?? letterStrokes.O);
  const step = 52;
  const left = (100 - (letters.length - 1) * step - 40) / 2;
  return letters
    .map(
      (d, i) =>
        `<path transform="translate(${left + i * step} 20) scale(10)" stroke-width=".8" d="${d}"/>`,
    )
    .join('');
}

/** The mark as SVG elements in a box of 100. */
export function markOf(mark: Mark, name: string): string {
  return mark === 'initials' ? initials(name) : drawn[mark];
}
