/** An exact non-negative decimal number: `digits / 10 ** scale`. */
export interface Amount {
  digits: bigint;
  scale: number;
}

export const decimalMarks = ['auto', 'point', 'comma'] as const;
export type DecimalMark = (typeof decimalMarks)[number];

/** Text may surround the number (`SR 1,395`, `1.395,50 Lekë`) unless it contains another number or sign. */
const around = /^(?:[\p{L}\p{Sc}]+\.?\s*)*(\d(?:[\d.,'’\s]*\d)?)\s*(?:[\p{L}\p{Sc}]+\.?\s*)*$/u;

/**
 * Parses a number as spreadsheets and price lists write it; null if it is ambiguous.
 *
 * Spaces and apostrophes only group digits. If `mark` is `auto`: of a comma and a point, the later one is the decimal
 * mark; one that occurs more than once groups thousands; so does a single one with exactly three digits after it and
 * one to three before it, not beginning with 0; any other single one is the decimal mark.
 */
export function parseAmount(text: string, mark: DecimalMark = 'auto'): Amount | null {
  const number = around.exec(text.trim())?.[1]?.replace(/['’\s](?=\d{3}(?!\d))/g, '');
  if (number === undefined || !/^[\d.,]+$/.test(number)) return null;
  const decimal = mark === 'auto' ? guessMark(number) : mark === 'point' ? '.' : ',';
  const group = decimal === ',' ? '.' : ',';
  const [whole = '', fraction = '', ...others] = number.split(decimal);
  if (others.length > 0 || !isGrouped(whole, group) || !/^\d*$/.test(fraction)) return null;
  return { digits: BigInt(whole.replaceAll(group, '') + fraction), scale: fraction.length };
}

function guessMark(number: string): ',' | '.' {
  const comma = number.lastIndexOf(',');
  const point = number.lastIndexOf('.');
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.';
  const only = comma >= 0 ? ',' : '.';
  const groups = number.split(only).length > 2 || /^[1-9]\d{0,2}[.,]\d{3}$/.test(number);
  if (!groups) return only;
  return only === ',' ? '.' : ',';
}

const isGrouped = (whole: string, group: ',' | '.') =>
  /^\d+$/.test(whole) || (/^\d{1,3}(?:[.,]\d{3})+$/.test(whole) && whole.includes(group));

/** The nearest JavaScript number. */
export function toNumber({ digits, scale }: Amount): number {
  return Number(`${digits}e-${scale}`);
}
