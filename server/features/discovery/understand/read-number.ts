import { type DecimalMark, parseAmount, toNumber, toCents } from '@orendi/contract/parse-amount';
import { dimension, price } from '@orendi/contract/limits';
import { type Money as Read, readMoneyAt } from '@orendi/contract/read-money';
import { readPhrase, said } from './phrases.ts';
import type { Token } from './tokens.ts';

interface ReadNumber {
  value: number;
  /** It has decimals: `2.4`. */
  isBroken: boolean;
  end: number;
}

/** A number as people write it in either language: `600`, `12.000`, `1,299.50`, `60 000`. */
export function readNumber(
  tokens: readonly Token[],
  at: number,
  mark?: DecimalMark,
): ReadNumber | null {
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
