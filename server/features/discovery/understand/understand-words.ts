import { filterGroup } from '@orendi/contract/listing-filters';
import { offerRules } from './offer-rules.ts';
import { placeRules, type TownNames } from './place-rules.ts';
import { priceRules } from './price-rules.ts';
import type { Rule, StatedFilters } from './patterns.ts';
import { sizeRules } from './size-rules.ts';
import { isStart, readTokens, restOf, type Token } from './tokens.ts';

export interface TakenWords {
  /** The words, as typed. */
  words: string;
  filters: StatedFilters;
}

export interface UnderstoodWords {
  /** The rest of the text. */
  query: string;
  taken: TakenWords[];
  /** Words that stay, and may mean a town as well. */
  orTown?: { words: string; town: string };
}

interface Known {
  towns: TownNames;
  /** Whether a folded word stands in a text of the shop that names something. */
  isName: (word: string) => boolean;
}

const rules = [...priceRules, ...sizeRules, ...offerRules];
type Span = NonNullable<ReturnType<Rule>> & { at: number };

/**
 * Takes the words out of a text that state a limit, from left to right. What is not certain stays: sizes that name a
 * piece (`160x200`), and numbers without a word that makes them a limit (`Model 600`).
 */
export function understandWords(typed: string, { towns, isName }: Known): UnderstoodWords {
  const text = typed.replace(asking, '');
  const tokens = readTokens(text);
  const found = findSpans(tokens, [...rules, ...placeRules(towns, isName)]);
  const spans = keepStated(found);
  const left = [...spans, ...found.flatMap(besideNumber)].toSorted((a, b) => a.at - b.at);
  const wordsOf = ({ at, end }: Span) => text.slice(tokens[at]?.from, tokens[end - 1]?.to);
  const hasPlace = spans.some(({ filters }) => namesPlace(filters));
  const other = hasPlace ? undefined : found.find(({ orTown }) => orTown !== undefined);
  const currency = spans.find(({ filters }) => filters.priceCurrency)?.filters.priceCurrency;
  return {
    query: joinSizes(restOf(text, tokens, left), isName),
    taken: spans.map((span) => {
      const { filters } = span;
      const isPrice = filters.priceFrom !== undefined || filters.priceTo !== undefined;
      return {
        words: wordsOf(span),
        filters: isPrice && currency ? { ...filters, priceCurrency: currency } : filters,
      };
    }),
    ...(other?.orTown && { orTown: { words: wordsOf(other), town: other.orTown } }),
  };
}

/** Whether filters say where a piece is or comes to. */
export function namesPlace(filters: StatedFilters): boolean {
  return filterGroup('town').some((name) => filters[name as keyof StatedFilters] !== undefined);
}

const box =
  /(\d+(?:[.,]\d+)?)\s*c?m?(?:\s*(?:[x×*/]|me|by)\s*|\s+)(\d+(?:[.,]\d+)?)(?:\s*c?m\b)?/giu;

/** `160 x 200`, `160/200`, `160 200`, `1.6 x 2 m` as names here have it: `160x200`. Small numbers are meters. */
export function joinSizes(text: string, isName: Known['isName']): string {
  return text.replace(box, (typed, ...sides: string[]) => {
    const numbers = sides.slice(0, 2).map((side) => Number(side.replace(',', '.')));
    const joined = numbers.map((side) => (side < 20 ? Math.round(side * 100) : side)).join('x');
    return isName(joined) ? joined : typed;
  });
}

/** Words that only ask, at the beginning. */
const asking =
  /^\s*(?:(?:[çcq]far[ëe]|[çcq]ka|a|ku) (?:keni|ka|gjej)|(?:a )?keni|ka(?= ndonj[ëe])|(?:po )?k[ëe]rkoj|du[ae]?|m[ëe] duhe[tn]|blej|sa (?:kushto|b[ëe]|ba)(?:n|jn[ëe])|(?:what )?do you have|(?:i.?m |i am )?looking for|i (?:need|want)|show me|how much (?:is|are))(?: (?:ndo)?nj[ëe]| an?)?\s+(?=\S)/iu;

/** The words to drop around a number that alone is searched for. */
function besideNumber({ at, end, number }: Span): { at: number; end: number }[] {
  if (number === undefined) return [];
  return [
    { at, end: number },
    { at: number + 1, end },
  ].filter((span) => span.end > span.at);
}

/** The limits of a text, each by the rule that reaches furthest; of equal ones the first. */
function findSpans(tokens: readonly Token[], all: readonly Rule[]): Span[] {
  const spans: Span[] = [];
  let at = 0;
  while (at < tokens.length) {
    let best: ReturnType<Rule> = null;
    for (const read of isStart(tokens, at) ? all : []) {
      const limit = read(tokens, at);
      if (limit && limit.end > (best?.end ?? 0)) best = limit;
    }
    if (best) spans.push({ ...best, at });
    at = best?.end ?? at + 1;
  }
  return spans;
}

type Stated = Span & { filters: StatedFilters };

/**
 * Keeps the first of two limits of the same kind, or of two prices that exclude each other. How deep a piece may be can
 * only be asked for beside how long.
 */
function keepStated(found: Span[]): Stated[] {
  const hasLength = found.some(({ filters }) => filters?.fitsLength !== undefined);
  const stated: StatedFilters = {};
  return found.filter((span): span is Stated => {
    const { priceCurrency, ...others } = span.filters ?? {};
    const isNew = Object.keys(others).every((name) => !(name in stated));
    const isOther = priceCurrency && stated.priceCurrency && priceCurrency !== stated.priceCurrency;
    const { priceFrom = 0, priceTo = Infinity } = { ...stated, ...others };
    const isLonely = span.needsLength && !hasLength;
    if (!span.filters || !isNew || isOther || priceFrom > priceTo || isLonely) return false;
    Object.assign(stated, span.filters);
    return true;
  });
}
