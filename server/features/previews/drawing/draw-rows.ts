import { type FittedText, fitText, type Room } from './fit-text.ts';
import { capHeight, drawBox, drawText, heightOf, tight } from './pen.ts';
import { colors } from './preview-plan.ts';
import type { Typeface, Typefaces, Weight } from './typeface.ts';

/** A row of text in a column, and the room that it is fitted into. */
export interface Row extends Room {
  text: string;
  weight: Weight;
  fill: string;
  /** The space above the row. */
  gap: number;
  isStruck?: boolean;
}

/** A column of rows, vertically centered on `centre`; rows without text take no space. */
export function drawRows(rows: Row[], left: number, centre: number, faces: Typefaces): string {
  const shown = rows
    .map((row) => ({
      ...row,
      face: faces[row.weight],
      text: fitText(row.text, faces[row.weight], row),
    }))
    .filter(({ text }) => text.lines.length > 0);
  const gapAbove = (row: (typeof shown)[number]) => (row === shown[0] ? 0 : row.gap);
  const height = shown.reduce((sum, row) => sum + gapAbove(row) + heightOf(row.text), 0);
  let y = centre - height / 2;
  return shown
    .map((row) => {
      const { text, face, fill, isStruck } = row;
      const top = y + gapAbove(row);
      y = top + heightOf(text);
      const words = drawText(text, left, top, { face, fill, tracking: tight });
      return isStruck ? words + strike(text, face, left, top) : words;
    })
    .join('');
}

function strike({ lines, size }: FittedText, face: Typeface, left: number, top: number): string {
  const width = face.measure(lines[0] ?? '', tight) * size;
  const middle = top + (capHeight * size) / 2;
  const line = { left: left - 3, top: middle - 1.5, width: width + 6, height: 3 };
  return drawBox(line, colors.inkQuiet, 1.5);
}
