import { parseAmount, toNumber } from '@orendi/contract/parse-amount';
import { type Unit, units } from '@orendi/contract/product-fields';
import { readMoney } from '@orendi/contract/read-money';
import type { Cell } from '../workbook/cell.ts';
import type { ReadingRules } from './row-values.ts';

type NumberRules = Pick<ReadingRules, 'decimalMark'>;

/**
 * A numeric cell, or text such as `1.249,50 €`.
 * @param unit the only one that may follow
 * @returns null if unclear
 */
export function readNumber({ text, number }: Cell, { decimalMark }: NumberRules, unit?: Unit) {
  if (number !== undefined) return number;
  const names = unit && units[unit].names.join('|');
  const bare = names ? text.trim().replace(new RegExp(`\\s*(${names})\\.?$`, 'i'), '') : text;
  if (unit && /\p{L}/u.test(bare)) return null;
  const amount = unit ? parseAmount(bare, decimalMark) : readMoney(bare, decimalMark)?.amount;
  return amount ? toNumber(amount) : null;
}

/** The factors of other units, for those that sizes and weights are stored in. */
const factors: Partial<Record<Unit, Record<string, number>>> = {
  cm: { mm: 0.1, cm: 1, m: 100, meter: 100, metra: 100 },
  kg: { g: 0.001, gr: 0.001, kg: 1 },
};

const names = Object.values(units)
  .flatMap<string>((unit) => unit.names)
  .concat(Object.values(factors).flatMap(Object.keys))
  .concat('€|\\$|eur|euro|usd|lek|lekë|leke|all'.split('|'));
// Without brackets, a single letter and `all` are words like any other.
const bareNames = names.filter((name) => name === '€' || (name.length > 1 && name !== 'all'));
const atEnd = new RegExp(
  `(?:[([] *(?:në |in )?(${names.join('|')})\\.? *[)\\]]|(?:^|[ ,]|(?<=\\d))(?:në |in )?(${bareNames.join('|')})\\.?)[*: ]*$`,
  'i',
);

/** A heading without the unit or currency at its end: `Gjatësia (mm)`, `Çmimi në lekë`. */
export function splitUnit(heading: string): { text: string; unit: string } {
  const line = heading.replace(/[^\S\n]+/g, ' ');
  const found = atEnd.exec(line);
  const [, inBrackets, bare = ''] = found ?? [];
  return { text: line.slice(0, found?.index).trim(), unit: inBrackets ?? bare };
}

/**
 * A number in its field's unit: `2000 mm` is 200 in centimeters.
 * @returns null for anything unclear
 */
export function readMeasure(cell: Cell, rules: Pick<ReadingRules, 'decimalMark'>, unit?: Unit) {
  const [, text = '', name = ''] = /^(.*\d)\s*([a-z]+)\.?$/i.exec(cell.text.trim()) ?? [];
  const factor = unit && factors[unit]?.[name.toLowerCase()];
  if (factor === undefined) return readNumber(cell, rules, unit);
  const number = readNumber({ ...cell, text }, rules, unit);
  return number && Number((number * factor).toFixed(4));
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
export function readSizes(text: string, rules: ReadingRules) {
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
