import type { FittedText } from './fit-text.ts';
import { capHeight, drawBox, drawText, heightOf, tight } from './pen.ts';
import { colors } from './preview-plan.ts';
import type { Typefaces, Weight } from './typeface.ts';

/** A row of text in a column. */
export interface Row {
  text: FittedText;
  weight: Weight;
  fill: string;
  /** The space above the row. */
  gap: number;
  isStruck?: boolean;
}

/** A column of rows, vertically centered on `centre`; rows without text take no space. */
export function drawRows(rows: Row[], left: number, centre: number, faces: Typefaces): string {
  const shown = rows.filter(({ text }) => text.lines.length > 0);
  const gapAbove = (row: Row) => (row === shown[0] ? 0 : row.gap);
  const height = shown.reduce((sum, row) => sum + gapAbove(row) + heightOf(row.text), 0);
  let y = centre - height / 2;
  return shown
    .map((row) => {
      const { text, weight, fill, isStruck } = row;
      const top = y + gapAbove(row);
      y = top + heightOf(text);
      const words = drawText(text, left, top, { face: faces[weight], fill, tracking: tight });
      return isStruck ? words + strike(row, left, top, faces) : words;
    })
    .join('');
}

function strike({ text, weight }: Row, left: number, top: number, faces: Typefaces): string {
  const width = faces[weight].measure(text.lines[0] ?? '', tight) * text.size;
  const middle = top + (capHeight * text.size) / 2;
  const line = { left: left - 3, top: middle - 1.5, width: width + 6, height: 3 };
  return drawBox(line, colors.inkQuiet, 1.5);
}
