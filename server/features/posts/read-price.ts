import type { Currency } from '@orendi/contract/money';
import { countsSomething, readMoney, readTokens, type Token } from '../discovery/index.ts';
import type { PostPart } from './post-parts.ts';

export interface PostPrice {
  price: number;
  /** Null where the post names none. */
  currency: Currency | null;
  /** The price before, where it was higher. */
  oldPrice: number | null;
}

interface Mention {
  value: number;
  currency: Currency | null;
  /** The lower, the more likely the price: of the whole set, of a piece, of a part beside it. */
  rank: 0 | 1 | 2;
  isFormer: boolean;
}

/** What an amount is for that is no price of a piece: its delivery, or a part of the price. */
const forDelivery = /(?<!\p{L})(?:transport|derg|dorez|post[ae](?!\p{L})|deliver|shipping|posta)/u;
const forNothing = /(?<!\p{L})(?:falas|pa pag|pa pare|free|gratis|[cq]mim|price|prezz)/u;
const instalment = /(?<!\p{L})(?:kest|muaj|month|install?ment|parapag)/u;
const former =
  /(?<!\p{L})(?:ishte|nga|me pare|para|perpara|i rregullt|rregullt|u kan|kan qene|was|before|bought for|regular|old price)(?:[\s:]+(?!tani|tash|sot|vetem|now)\p{L}+)?[\s:]*$/u;
const ofWhole = /(?<!\p{L})(?:set|komplet|krejt|gjith|total|paket)/u;
const ofPart = /(?<!\p{L})(?:vec|mbi \d|above \d|over \d|me dyshek|with mattress|[,;] me |plus)/u;
const each = /^(?:copa|\/|njera|njeri|secil|each|apiece|per cop)/u;

const spaced = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(' ');

/** The price of a post's piece, and the one before. Null where none is certain: a wrong price is worse than none. */
export function readPrice(parts: readonly PostPart[], hasSizes: boolean): PostPrice | null {
  const named = parts.flatMap((part) => mentionsIn(part, readNamed));
  const mentions =
    named.length > 0 ? named : parts.flatMap((part) => mentionsIn(part, readBare(hasSizes)));
  const [best] = mentions
    .filter(({ isFormer }) => !isFormer || mentions.every((other) => other.isFormer))
    .toSorted((a, b) => a.rank - b.rank);
  if (!best) return null;
  const before = mentions.find(
    ({ isFormer, currency, value }) =>
      isFormer && value > best.value && (currency ?? best.currency) === best.currency,
  );
  return { price: best.value, currency: best.currency, oldPrice: before?.value ?? null };
}

type ReadAmount = (
  tokens: readonly Token[],
  at: number,
) => { value: number; currency: Currency | null; end: number } | null;

function mentionsIn({ text }: PostPart, read: ReadAmount): Mention[] {
  const tokens = readTokens(text);
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const amount = read(tokens, at);
    if (!amount) continue;
    const before = spaced(tokens.slice(0, at));
    const after = spaced(tokens.slice(amount.end, amount.end + 4));
    const delivery = before.search(forDelivery);
    const isDelivery = delivery >= 0 && !forNothing.test(before.slice(delivery));
    if (!isDelivery && !instalment.test(before) && !/^(?:ne|per|te) muaj/u.test(after)) {
      mentions.push({
        value: amount.value,
        currency: amount.currency,
        rank: ofWhole.test(before) || ofWhole.test(after) ? 0 : ofPart.test(before) ? 2 : 1,
        isFormer: former.test(before) || after.startsWith('→'),
      });
    }
    at = amount.end - 1;
  }
  return mentions;
}

/** An amount with its currency, or in thousands. */
const readNamed: ReadAmount = (tokens, at) => {
  const money = readMoney(tokens, at);
  if (!money || (money.currency === null && money.times === 1 && money.worth === 1)) return null;
  return { ...money, currency: money.worth === 1 ? money.currency : 'ALL' };
};

/** Without a currency, `18.000` is a price, and so is `45 each` or a number that stands alone behind the sizes. */
const readBare =
  (hasSizes: boolean): ReadAmount =>
  (tokens, at) => {
    const money = readMoney(tokens, at);
    if (!money || money.currency !== null || tokens[at]?.kind !== 'number') return null;
    const isEach = each.test(tokens[money.end]?.text ?? '');
    if (!isEach && countsSomething(tokens, money.end)) return null;
    const isGrouped =
      money.value >= 1_000 &&
      /^\d{1,3}(?:[.,' ]\d{3})+$/u.test(spaced(tokens.slice(at, money.end)));
    const isAlone = isEdge(tokens[at - 1]) && isEdge(tokens[money.end]) && hasSizes;
    return isGrouped || isEach || (isAlone && money.value >= 10) ? money : null;
  };

const isEdge = (token: Token | undefined) => (token?.text ?? ',') === ',';
