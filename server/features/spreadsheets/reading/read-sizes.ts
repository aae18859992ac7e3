import { readMeasure } from './read-number.ts';
import type { ReadingRules } from './row-values.ts';

export interface Sizes {
  length: number | null;
  width: number | null;
  height: number | null;
}

/** In characters; a longer text is a description. */
const longest = 100;

const side = /^(?:(\p{L}+)[.:\s]*)?(\d[\d.,]*)\s*(mm|cm|m)?\s*(?:\(?(\p{L}+)\.?\)?)?$/iu;
const isHeight = (label: string) => /^(h|lart|alt|hö)/i.test(label);
const isRound = (label: string) => /^(ø|fi|dia)/i.test(label);

/**
 * The sizes in one cell, in centimeters: `200x90x80`, `2000 × 900 mm`, `L200 x H80 x P90`, `Ø 120 x 75 (h)`. They are length,
 * width and height in this order, but for a side that is marked as the height, and a diameter, which is both of the first.
 * @returns null for anything else
 */
export function readSizes(text: string, rules: ReadingRules): Sizes | null {
  if (text.length > longest) return null;
  const parts = text.trim().split(/\s*[x×*]\s*/i);
  const read = parts.map((part) => side.exec(part.trim()));
  const unit = read.findLast((found) => found?.[3])?.[3] ?? 'cm';
  const floor: number[] = [];
  let height: number | null = null;
  for (const found of read) {
    const [, before = '', digits, own = unit, after = ''] = found ?? [];
    const size = digits ? readMeasure({ text: `${digits} ${own}` }, rules, 'cm') : null;
    if (size === null) return null;
    if (height === null && (isHeight(before) || isHeight(after) || floor.length === 2))
      height = size;
    else floor.push(...(isRound(before) ? [size, size] : [size]));
  }
  const [length = null, width = null, ...others] = floor;
  return width === null || others.length > 0 ? null : { length, width, height };
}
