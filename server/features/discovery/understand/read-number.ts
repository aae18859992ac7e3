import { type DecimalMark, parseAmount, toNumber, toCents } from '@orendi/contract/parse-amount';
import { dimension, price } from '@orendi/contract/limits';
import { type Money as Read, readMoneyAt } from '@orendi/contract/read-money';
import { readPhrase, said, skipPhrase } from './phrases.ts';
import { type Token, isEnd } from './tokens.ts';

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
  if (end > at + 1 && isTooLong(text) && readPhrase(tokens, end, said.measured) !== null) {
    text = text.slice(0, text.lastIndexOf(' '));
    end -= 1;
  }
  const amount = parseAmount(text, mark);
  if (!amount) return null;
  const value = toNumber(amount);
  // Broken is what has decimals: `2.4`.
  return { value, isBroken: !Number.isInteger(value), end };
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
export function readMoney(tokens: readonly Token[], at: number): Money | null {
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
}

export interface Length {
  cm: number;
  hasUnit: boolean;
  /** Stated, or plain from its decimals. */
  isInMeters: boolean;
  end: number;
}

const units = [
  { cm: 1, names: said.centimeters },
  { cm: 100, names: said.meters },
  { cm: 0.1, names: said.millimeters },
] as const;

/** Nothing that has to fit somewhere is shorter. */
const leastCm = 10;
/** A number without a unit counts centimeters from here on; below, if it has decimals, meters. */
const leastBareCm = 20;

/** A length of something: `240 cm`, `2,4 metra`, `900 mm`, and as far as the context allows it, `240` and `2.4`. */
export function readLength(tokens: readonly Token[], at: number): Length | null {
  const part = readPart(tokens, at);
  if (!part || !isEnd(tokens, part.end) || readPhrase(tokens, part.end, said.notLength))
    return null;
  const cm = lengthOf(part, part.unit);
  return cm === null
    ? null
    : { cm, hasUnit: part.unit !== null, isInMeters: isInMeters(part), end: part.end };
}

/** `240x90 cm`, `3 x 2 m`: two or three lengths; the unit of the last is that of all without one. */
export function readLengths(tokens: readonly Token[], at: number) {
  const parts: Part[] = [];
  let place: number | null = at;
  while (place !== null && parts.length < 3) {
    const part = readPart(tokens, place);
    if (!part) return null;
    parts.push(part);
    place = readPhrase(tokens, part.end, said.times);
  }
  const last = parts.at(-1);
  if (!last || parts.length === 1 || !isEnd(tokens, last.end)) return null;
  const sides = parts.map((part) => lengthOf(part, part.unit ?? last.unit));
  return sides.includes(null)
    ? null
    : { sides: sides.filter((side) => side !== null), end: last.end };
}

interface Part {
  value: number;
  isBroken: boolean;
  /** In centimeters; null if none is stated. */
  unit: number | null;
  end: number;
}

function readPart(tokens: readonly Token[], at: number): Part | null {
  const number = readNumber(tokens, at);
  if (!number) return null;
  const unit = units.find(({ names }) => readPhrase(tokens, number.end, names) !== null);
  if (!unit) return { ...number, unit: null };
  const end = skipPhrase(tokens, number.end, unit.names);
  // In meters, a mark always separates decimals: `1.235 m` is not a kilometer.
  const { value, isBroken } =
    (unit.cm === 100 && readNumber(tokens, at, lastMark(tokens[at]))) || number;
  const afterHalf = unit.cm === 100 ? readPhrase(tokens, end, said.half) : null;
  const whole = { isBroken, unit: unit.cm };
  return afterHalf === null
    ? { ...whole, value, end }
    : { ...whole, value: value + 0.5, end: afterHalf };
}

function lengthOf(part: Part, unit: number | null): number | null {
  const cm = Math.round(part.value * (unit ?? (isInMeters(part) ? 100 : 1)) * 100) / 100;
  const isBare = unit === null && !isInMeters(part);
  return cm < (isBare ? leastBareCm : leastCm) || cm > dimension.max ? null : cm;
}

/** A small number with decimals. */
function isInMeters({ value, isBroken, unit }: Part): boolean {
  return unit === 100 || (unit === null && isBroken && value < leastBareCm);
}

function lastMark(token: Token | undefined): 'comma' | 'point' {
  return token?.text.includes(',') ? 'comma' : 'point';
}
