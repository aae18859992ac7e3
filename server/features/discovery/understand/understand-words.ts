import { type Limit, longest, namesPlace, type ReadLimit, type StatedFilters } from './limit.ts';
import { readOffer } from './read-offer.ts';
import { readPlace, type TownNames } from './read-place.ts';
import { readPrice } from './read-price.ts';
import { readSize } from './read-size.ts';
import { restOf, isStart, readTokens, type Token } from './tokens.ts';

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

type Span = Limit & { at: number };

/**
 * Takes the words out of a text that state a limit, from left to right. What is not certain stays: sizes that name a
 * piece (`160x200`), and numbers without a word that makes them a limit (`Model 600`).
 */
export function understandWords(typed: string, { towns, isName }: Known): UnderstoodWords {
  const text = typed.replace(asking, '');
  const tokens = readTokens(text);
  const readers = [readPrice, readSize, readOffer, readPlace(towns, isName)];
  const found = findSpans(tokens, readers);
  const spans = withoutRepeated(withoutLonely(found.filter(isStated)));
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
  /^\s*(?:(?:[çcq]far[ëe]|[çcq]ka|a|ku) (?:keni|ka|gjej)|keni|(?:po )?k[ëe]rkoj|dua|m[ëe] duhe[tn]|blej|(?:what )?do you have|(?:i.?m |i am )?looking for|i (?:need|want)|show me)(?: nj[ëe]| an?)?\s+(?=\S)/iu;

type Stated = Span & { filters: StatedFilters };

const isStated = (span: Span): span is Stated => span.filters !== null;

/** The words to drop around a number that alone is searched for. */
function besideNumber({ at, end, number }: Span): { at: number; end: number }[] {
  if (number === undefined) return [];
  return [
    { at, end: number },
    { at: number + 1, end },
  ].filter((span) => span.end > span.at);
}

function findSpans(tokens: readonly Token[], readers: readonly ReadLimit[]): Span[] {
  const spans: Span[] = [];
  let at = 0;
  while (at < tokens.length) {
    const place = at;
    const limit = isStart(tokens, at) ? longest(readers.map((read) => read(tokens, place))) : null;
    if (limit) spans.push({ ...limit, at });
    at = limit?.end ?? at + 1;
  }
  return spans;
}

/** How deep a piece may be can only be asked for beside how long. */
function withoutLonely(spans: Stated[]): Stated[] {
  const hasLength = spans.some(({ filters }) => filters.fitsLength !== undefined);
  return spans.filter(({ needsLength }) => !needsLength || hasLength);
}

/** Keeps the first of two limits of the same kind, or of two prices that exclude each other. */
function withoutRepeated(spans: Stated[]): Stated[] {
  const stated: StatedFilters = {};
  return spans.filter(({ filters }) => {
    const { priceCurrency, ...others } = filters;
    const isNew = Object.keys(others).every((name) => !(name in stated));
    const isOther = priceCurrency && stated.priceCurrency && priceCurrency !== stated.priceCurrency;
    const { priceFrom = 0, priceTo = Infinity } = { ...stated, ...filters };
    if (!isNew || isOther || priceFrom > priceTo) return false;
    Object.assign(stated, filters);
    return true;
  });
}
