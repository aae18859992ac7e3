import { type DecimalMark, parseAmount, toNumber } from '@orendi/contract/parse-amount';
import { dimension } from '@orendi/contract/limits';
import { phrases, readPhrase } from './phrases.ts';
import type { Token } from './tokens.ts';

/** What a length is followed by. */
const measured = phrases(
  'cm|m|mt|mm|metra|metër|metri|meter|meters|metre|metres|x|×|*|wall|mur|muri|murin',
);

export interface ReadNumber {
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
  if (end > at + 1 && isTooLong(text) && readPhrase(tokens, end, measured) !== null) {
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
