import {
  behindNumber,
  either,
  inTurn,
  mark,
  maybe,
  type Reader,
  rule,
  type StatedFilters,
  whole,
} from './patterns.ts';
import { begins, said } from './phrases.ts';
import { type Money, readMoney } from './read-number.ts';

const { atLeast, atMost, counted, eachPiece, forPrice, from, nearly, priceWord, to } = said;
/** Less is hardly asked of a price, and often counts something: `deri 6 karrige`. */
const leastBare = 20;
/** Above this, an amount without a currency is in lek: nobody asks for furniture at that many euros. */
const leastLek = 10_000;

/** Behind it every number is a price. */
const price = maybe(inTurn(priceWord, mark));

/** A number without a currency is a price as well where it is sure. */
const ranges = [
  // `between 400 and 600`
  { before: said.between, joint: said.and, isSure: true },
  // `nga 400 deri 600`
  { before: either(from, atLeast), joint: to, isSure: true },
  // `400-600 euro`
  { before: maybe(atMost), joint: to },
];

const rangeRules = ranges.map(({ before, joint, isSure }) =>
  rule({ price, before, least: readMoney, joint, most: readMoney, whole }, (found, tokens, at) => {
    const { least, most } = found;
    const currency = most.currency ?? least.currency;
    if (currency === null) {
      // `120 deri 160` may as well be what a table extends from and to.
      if (!isSure && found.price.end === at) return { filters: null };
      if (most.value < leastBare || counted(tokens, most.end)) return null;
    }
    if (least.currency !== null && least.currency !== currency) return null;
    const limits = [inUnitOf(most, least), most.value];
    const isDash = tokens[found.joint.end - 1]?.kind === 'sign';
    if (!isSure && Math.min(...limits) < leastBare && !isDash) return null;
    const [priceFrom, priceTo] = limits.toSorted((a, b) => a - b);
    return { filters: { priceFrom, priceTo, ...currencyOf({ ...most, currency }) } };
  }),
);

/** `40-60 mijë lekë`: what is said of the second amount is meant of the first. */
function inUnitOf({ times, worth }: Money, first: Money): number {
  if (first.currency !== null) return first.value;
  return first.value * worth * (first.times === 1 && first.value < 1_000 ? times : 1);
}

const bound = (phrase: Reader) => inTurn(phrase, mark, maybe(priceWord));
const loosely = maybe(either(nearly, forPrice));
/** In hundredths of the amount. */
const amounts = [
  // `nën 600`
  { before: bound(atMost), priceTo: 100, isSure: true },
  // `mbi 200`
  { before: bound(atLeast), priceFrom: 100, isSure: true },
  // `nga 200 euro`; much else comes from somewhere: `nga druri`, `from 2024`
  { before: bound(from), priceFrom: 100 },
  // `200 euro e lart`
  { before: loosely, after: behindNumber(said.orMore), priceFrom: 100 },
  // `600 euro maks`
  { before: loosely, after: behindNumber(said.orLess), priceTo: 100, isSure: true },
  // `rreth 600 euro`
  { before: nearly, priceFrom: 80, priceTo: 120 },
  // `600 euro`
  { before: maybe(forPrice), priceTo: 100 },
];

const amountRules = amounts.map(({ before, after = whole, isSure = false, ...shares }) =>
  rule(
    // Limits are compared with the price of one piece anyway.
    { price, before, money: readMoney, whole, after, each: maybe(eachPiece) },
    ({ money, ...found }, tokens, at) => {
      const { value, currency, end } = money;
      const isPrice = found.price.end > at;
      // `2 euro paleta`
      const isPallets = currency === 'EUR' && begins.pallets(tokens, end);
      const isMeant =
        currency === null
          ? (isPrice || (isSure && value >= leastBare)) && !counted(tokens, end)
          : isPrice || isSure || !isPallets;
      if (!isMeant) return null;
      const limits = Object.entries(shares).map(([name, share]) => {
        return [name, Math.round(value * share) / 100];
      });
      return { filters: { ...Object.fromEntries(limits), ...currencyOf(money) } };
    },
  ),
);

function currencyOf({ value, currency }: Pick<Money, 'value' | 'currency'>): StatedFilters {
  const stated = currency ?? (value >= leastLek ? 'ALL' : null);
  return stated === null ? {} : { priceCurrency: stated };
}

/**
 * Limits of the price: `nën 600 euro`, `400-600 €`, `mbi 200`, `$500`. An amount with a currency and no more is the most
 * that may be paid; a number without one is a price only after a word that makes it a limit.
 */
export const priceRules = [...rangeRules, ...amountRules];
