import { type DecimalMark, parseAmount, toNumber, toCents } from '@orendi/contract/parse-amount';
import { dimension, price } from '@orendi/contract/limits';
import { type Money as Read, readMoneyAt } from '@orendi/contract/read-money';
import { kept } from './patterns.ts';
import { meaningOf, said } from './phrases.ts';
import { isEnd, type Token } from './tokens.ts';

/** A number as people write it in either language: `600`, `12.000`, `1,299.50`, `60 000`. */
export function readNumber(tokens: readonly Token[], at: number, mark?: DecimalMark) {
  const first = tokens[at];
  if (first?.kind !== 'number') return null;
  let end = at + 1;
  let text = first.text;
  while (/^[1-9]\d{0,2}(?: \d{3})*$/.test(text) && isGroup(tokens[end])) {
    text += ` ${tokens[end]?.text}`;
    end += 1;
  }
  // `800 260 cm` are two numbers: nothing is 8 km long.
  if (end > at + 1 && isTooLong(text) && said.measured(tokens, end)) {
    text = text.slice(0, text.lastIndexOf(' '));
    end -= 1;
  }
  const amount = parseAmount(text, mark);
  return amount && { value: toNumber(amount), end };
}

function isTooLong(text: string): boolean {
  return Number(text.replaceAll(' ', '')) > dimension.max && !/ 0\S*$/.test(text);
}

function isGroup(token: Token | undefined): boolean {
  return token !== undefined && !token.isGlued && /^\d{3}(?:[.,]\d{1,2})?$/.test(token.text);
}

export interface Money extends Omit<Read, 'amount'> {
  value: number;
  /** The token behind it. */
  end: number;
}

/** An amount of money: `600 €`, `$500`, `60 mijë lekë`, `600`. Null above the highest price. */
export const readMoney = kept((tokens, at): Money | null => {
  let sentence = '';
  const ends = tokens.slice(at).map(({ text, typed, isGlued }) => {
    sentence += isGlued ? '' : ' ';
    sentence += typed === 'ALL' || typed === 'L' ? typed : text;
    return sentence.length;
  });
  const read = readMoneyAt(sentence, tokens[at]?.isGlued ? 0 : 1);
  const last = read ? ends.indexOf(read.end) : -1;
  if (!read || last < 0) return null;
  const { amount, ...money } = read;
  const value = Number(toCents(amount)) / 100;
  return value > 0 && value <= price.max ? { ...money, value, end: at + last + 1 } : null;
});

export interface Length {
  cm: number;
  hasUnit: boolean;
  /** Stated, or plain from its decimals. */
  isInMeters: boolean;
  /** The token of its number. */
  at: number;
  end: number;
}

/** Nothing that has to fit somewhere is shorter. */
const leastCm = 10;
/** A number without a unit counts centimeters from here on; below, if it has decimals, meters. */
const leastBareCm = 20;

/** A length of something: `240 cm`, `2,4 metra`, `900 mm`, and as far as the context allows it, `240` and `2.4`. */
export const readLength = kept((tokens, at): Length | null => {
  const part = readPart(tokens, at);
  if (!part || !isEnd(tokens, part.end) || said.notLength(tokens, part.end)) return null;
  const cm = lengthOf(part);
  const isInMeters = unitOf(part) === meter;
  return cm === null ? null : { cm, hasUnit: part.unit !== null, isInMeters, at, end: part.end };
});

/** `240x90 cm`, `3 x 2 m`: two or three lengths; the unit of the last is that of all without one. */
export function readLengths(tokens: readonly Token[], at: number) {
  const parts: Part[] = [];
  for (let place: number | undefined = at; place !== undefined && parts.length < 3;) {
    const part = readPart(tokens, place);
    if (!part) return null;
    parts.push(part);
    place = said.times(tokens, part.end)?.end;
  }
  const last = parts.at(-1);
  if (!last || parts.length === 1 || !isEnd(tokens, last.end)) return null;
  const sides = parts.map((part) => lengthOf({ ...part, unit: part.unit ?? last.unit }));
  const known = sides.filter((side) => side !== null);
  return known.length === sides.length ? { sides: known, end: last.end } : null;
}

interface Part {
  value: number;
  /** In centimeters; null if none is stated. */
  unit: number | null;
  end: number;
}

const meter = 100;
const readUnit = meaningOf([
  ['centimeters', 1],
  ['meters', meter],
  ['millimeters', 0.1],
]);

function readPart(tokens: readonly Token[], at: number): Part | null {
  const number = readNumber(tokens, at);
  if (!number) return null;
  const unit = readUnit(tokens, number.end);
  if (!unit) return { ...number, unit: null };
  if (unit.value !== meter) return { value: number.value, unit: unit.value, end: unit.end };
  // In meters, a mark always separates decimals: `1.235 m` is not a kilometer.
  const mark = tokens[at]?.text.includes(',') ? 'comma' : 'point';
  const { value } = readNumber(tokens, at, mark) ?? number;
  const half = said.half(tokens, unit.end);
  return { value: half ? value + 0.5 : value, unit: meter, end: (half ?? unit).end };
}

function lengthOf(part: Part): number | null {
  const unit = unitOf(part);
  const cm = Math.round(part.value * (unit ?? 1) * 100) / 100;
  return cm < (unit === null ? leastBareCm : leastCm) || cm > dimension.max ? null : cm;
}

/** A small number with decimals counts meters. */
function unitOf({ value, unit }: Pick<Part, 'value' | 'unit'>): number | null {
  return unit ?? (value < leastBareCm && !Number.isInteger(value) ? meter : null);
}
