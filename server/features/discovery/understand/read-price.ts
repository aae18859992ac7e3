import type { Currency } from '@orendi/contract/money';
import { type Limit, longest, type StatedFilters } from './limit.ts';
import { countsSomething, readPhrase, readSuffix, said, skipMark, skipPhrase } from './phrases.ts';
import { type Money, readMoney } from './read-number.ts';
import { isEnd, type Token } from './tokens.ts';

const { atLeast, atMost, nearly, between, and, to, orLess, orMore } = said;
/** It states a lower limit only with a currency, or before an upper one: `nga druri`, `from 2024`. */
const { from } = said;
const { priceWord, forPrice, eachPiece } = said;
/** Less is hardly asked of a price, and often counts something: `deri 6 karrige`. */
const leastBare = 20;
/** Above this, an amount without a currency is in lek: nobody asks for furniture at that many euros. */
const leastLek = 10_000;
/** Pallets, not money. */
const pallet = /^(?:palet|pallet)/;

/**
 * A limit of the price: `nën 600 euro`, `400-600 €`, `mbi 200`, `$500`. An amount with a currency and no more is the
 * most that may be paid; a number without one is a price only after a word that makes it a limit.
 */
export function readPrice(tokens: readonly Token[], at: number): Limit | null {
  const afterWord = readPhrase(tokens, at, priceWord);
  const start = afterWord === null ? at : skipMark(tokens, afterWord);
  const isPrice = afterWord !== null;
  return longest([
    readRange(tokens, start, isPrice),
    readBound(tokens, start, isPrice, 'priceTo'),
    readBound(tokens, start, isPrice, 'priceFrom'),
    readAmount(tokens, start, isPrice),
  ]);
}

/** `nga 400 deri 600`, `between 400 and 600`, `400-600 euro`. */
function readRange(tokens: readonly Token[], at: number, isPrice: boolean): Limit | null {
  const afterBetween = readPhrase(tokens, at, between);
  const afterFrom = readPhrase(tokens, at, from) ?? readPhrase(tokens, at, atLeast);
  const begun = afterBetween ?? afterFrom;
  const first = readMoney(tokens, begun ?? skipPhrase(tokens, at, atMost));
  if (!first) return null;
  const afterTo = readPhrase(tokens, first.end, afterBetween === null ? to : and);
  const last = afterTo === null ? null : readMoney(tokens, afterTo);
  if (afterTo === null || !last || !isEnd(tokens, last.end)) return null;
  const currency = last.currency ?? first.currency;
  // `120 deri 160` may as well be what a table extends from and to.
  if (currency === null && begun === null && !isPrice) return { end: last.end, filters: null };
  if (currency === null && !isLikely(tokens, last)) return null;
  if (first.currency !== null && first.currency !== currency) return null;
  const limits = [inUnitOf(last, first), last.value];
  if (begun === null && Math.min(...limits) < leastBare && !isDash(tokens, afterTo)) return null;
  const [priceFrom, priceTo] = limits.toSorted((a, b) => a - b);
  return { end: last.end, filters: { priceFrom, priceTo, ...currencyOf(currency, last.value) } };
}

/** `40-60 mijë lekë`: what is said of the second amount is meant of the first. */
function inUnitOf({ times, worth }: Money, first: Money): number {
  if (first.currency !== null) return first.value;
  return first.value * worth * (first.times === 1 && first.value < 1_000 ? times : 1);
}

const isDash = (tokens: readonly Token[], end: number) => tokens[end - 1]?.kind === 'sign';

/** `nën 600`, `mbi 200 euro`; after `nga` only with a currency, as much else comes from somewhere. */
function readBound(
  tokens: readonly Token[],
  at: number,
  isPrice: boolean,
  name: 'priceFrom' | 'priceTo',
): Limit | null {
  const stated = readPhrase(tokens, at, name === 'priceTo' ? atMost : atLeast);
  const afterPhrase = stated ?? (name === 'priceTo' ? null : readPhrase(tokens, at, from));
  if (afterPhrase === null) return null;
  const place = skipPhrase(tokens, skipMark(tokens, afterPhrase), priceWord);
  const money = readMoney(tokens, place);
  if (!money || !isMoney(tokens, money, isPrice)) return null;
  const isSure = stated !== null || isPrice || money.currency !== null;
  return isSure ? limitOf(tokens, money, name) : null;
}

/** `600 euro`, `600 euro maks`, `200 euro e lart`; `rreth 600 euro` is 20 % more or less. */
function readAmount(tokens: readonly Token[], at: number, isPrice: boolean): Limit | null {
  const afterNearly = readPhrase(tokens, at, nearly);
  const money = readMoney(tokens, afterNearly ?? skipPhrase(tokens, at, forPrice));
  if (!money || !isEnd(tokens, money.end)) return null;
  const afterMore = readSuffix(tokens, money.end, orMore);
  const afterLess = readSuffix(tokens, money.end, orLess);
  const isMost = afterLess !== null && isLikely(tokens, money);
  const isStated = isPrice || isMost || (money.currency !== null && !isPalletOf(tokens, money));
  if (!isStated || !isMoney(tokens, money, isPrice)) return null;
  const end = afterMore ?? afterLess ?? money.end;
  const limit = limitOf(tokens, { ...money, end }, afterMore === null ? 'priceTo' : 'priceFrom');
  if (afterNearly === null || end > money.end) return limit;
  const [priceFrom, priceTo] = [80, 120].map((share) => Math.round(money.value * share) / 100);
  return { ...limit, filters: { ...limit.filters, priceFrom, priceTo } };
}

function isMoney(tokens: readonly Token[], money: Money, isPrice: boolean): boolean {
  if (money.currency !== null) return isEnd(tokens, money.end);
  return isPrice ? !countsSomething(tokens, money.end) : isLikely(tokens, money);
}

function isLikely(tokens: readonly Token[], { value, end }: Money): boolean {
  return value >= leastBare && !countsSomething(tokens, end);
}

function isPalletOf(tokens: readonly Token[], { currency, end }: Money): boolean {
  return currency === 'EUR' && pallet.test(tokens[end]?.text ?? '');
}

function limitOf(
  tokens: readonly Token[],
  { value, currency, end }: Money,
  name: 'priceFrom' | 'priceTo',
): Limit {
  return {
    // Limits are compared with the price of one piece anyway.
    end: skipPhrase(tokens, end, eachPiece),
    filters: { [name]: value, ...currencyOf(currency, value) },
  };
}

function currencyOf(currency: Currency | null, value: number): StatedFilters {
  const stated = currency ?? (value >= leastLek ? 'ALL' : null);
  return stated === null ? {} : { priceCurrency: stated };
}
