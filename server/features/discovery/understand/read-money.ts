import { price } from '@orendi/contract/limits';
import { type Money as Read, readMoneyAt } from '@orendi/contract/read-money';
import { toCents } from '@orendi/contract/parse-amount';
import type { Token } from './tokens.ts';

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
