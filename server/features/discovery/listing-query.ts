import { aboutShare, newCollectionDays } from '@orendi/contract/limits';
import { facetNames, flagNames } from '@orendi/contract/listing-filters';
import type { SearchQuery } from '@orendi/contract/schemas/results-query';
import { analyseQuery, type QueryConcept } from '@orendi/search/words/analyse-query';
import { foldWords } from '@orendi/search/words/fold-words';
import { boundedFields, type ListingQuery, type ListingWhere } from './listing-fields.ts';
import { comesTo, distancesFrom, placeOf, thereFirst, thereOrDelivered } from './places.ts';
import type { ShopWords } from './things/load-words.ts';
import { stemsOf } from './things/phrases.ts';
import { isFurniture } from './things/thing-words.ts';
import type { MeantSearch } from './understand/understand-query.ts';

/** The conditions of a search, without its order. */
export function matchOf(
  query: Partial<MeantSearch>,
  { now, ...words }: ShopWords & { now: Date },
): Pick<ListingQuery, 'kind' | 'where' | 'lacking' | 'concepts'> {
  const concepts = query.query === undefined ? null : conceptsOf(query, words);
  return {
    kind: query.filterBy === 'packages' ? 'package' : 'product',
    where: whereOf(query, now),
    lacking: asksForSize(query)
      ? { of: ['longSide', 'shortSide', 'height'], areWanted: query.withoutSize === true }
      : undefined,
    concepts: concepts && query.orTown ? answeredByTown(concepts, query.orTown) : concepts,
  };
}

const joining = /[,+&]|\s(?:dhe|edhe|ose|and|or)\s/iu;

/**
 * Where pages ask, `divan dhe kolltuk` is either of two categories. `mobilje kuzhine` is a kitchen, as shops are called
 * `Mobilje`, and `kolltuk i bukur` an armchair; such words only raise what says them.
 */
function conceptsOf(
  { query: text = '', understand }: Partial<SearchQuery>,
  { synonyms, things }: ShopWords,
): QueryConcept[] {
  const concepts = analyseQuery(text, synonyms);
  if (!understand) return concepts;
  const names = text.split(joining);
  const named = names.map((name, place) => {
    // In `tavolinë dhe karrige kopshti` the garden may be meant of both.
    const stems = stemsOf(name);
    const isCategory = stems.length === 1 && things.sortsOf(stems).length > 0;
    // Only the last may be unfinished.
    return isCategory ? analyseQuery(place < names.length - 1 ? `${name} ` : name, synonyms) : [];
  });
  const [first, ...others] = named.flat();
  if (first && others.length > 0 && named.every(({ length }) => length === 1)) {
    const alternatives = named.flat().flatMap((one) => one.alternatives);
    return [{ ...first, alternatives }];
  }
  const saying = concepts.filter((concept) => !concept.optional && !isWide(concept));
  const isClear = saying.length > 0 && saying.every(({ alternatives: [typed] }) => isKnown(typed));
  return isClear
    ? concepts.map((concept) => (isWide(concept) ? { ...concept, optional: true } : concept))
    : concepts;
}

/** No two people mean the same by these. */
const praise = new Set(stemsOf('bukur rehatshëm cilësor nice beautiful comfortable'));
const isWide = ({ alternatives: [typed] }: QueryConcept) =>
  typed?.words.every(({ stem }) => isFurniture(stem) || praise.has(stem)) === true;
const isKnown = (typed: QueryConcept['alternatives'][number] | undefined) =>
  typed?.words.every((word) => word.isKnown) === true;

/** A town that is one of the words is answered by listings that say it, and after them by what is there or comes there. */
function answeredByTown(
  concepts: readonly QueryConcept[],
  { words, town }: NonNullable<MeantSearch['orTown']>,
): QueryConcept[] {
  const said = new Set(foldWords(words));
  const orWhere = { places: thereOrDelivered(town) };
  return concepts.map((concept) =>
    concept.alternatives[0]?.words.every(({ word }) => said.has(word))
      ? { ...concept, orWhere }
      : concept,
  );
}

/** The order of a search; undefined for the default one. */
export function orderOf(query: Partial<MeantSearch>): ListingQuery['order'] {
  const { sortByPrice, near } = query;
  if (sortByPrice) return { by: 'price', direction: sortByPrice };
  if (near !== undefined) return { by: 'town', ranks: distancesFrom(near) };
  const town = comesTo(query);
  return town === undefined ? undefined : { by: 'town', ranks: thereFirst(town) };
}

type Filters = Partial<SearchQuery>;

/** Whether a size is limited. */
export function asksForSize({ fitsLength, fitsWidth, fitsHeight, ...query }: Filters): boolean {
  return Boolean(fitsLength || fitsWidth || fitsHeight || query.aboutLength || query.aboutWidth);
}

/** The conditions of a search's filters on the fields. */
function whereOf(query: Filters, now: Date): ListingWhere {
  const { filterBy, businessId, industryId, categoryId } = query;
  return {
    business: businessId,
    industry: industryId,
    category: categoryId,
    onSale: filterBy === 'sale' ? 1 : undefined,
    publishedAt: filterBy === 'new' ? { from: secondsOf(startOfNew(now)) } : undefined,
    price: priceOf(query),
    ...floorOf(query),
    ...Object.fromEntries(boundedFields.map(({ name, upTo }) => [name, toLimit(query[upTo])])),
    ...placeOf(query),
    ...Object.fromEntries(facetNames.map((name) => [name, someOf(query[name])])),
    ...Object.fromEntries(flagNames.map((name) => [name, query[name] ? 1 : undefined])),
  };
}

/** 0 counts as not given, like in every filter by a number. */
function given(limit: number | undefined): number | undefined {
  return limit === 0 ? undefined : limit;
}

function toLimit(limit: number | undefined): { to: number } | undefined {
  const to = given(limit);
  return to === undefined ? undefined : { to };
}

function priceOf({ priceFrom, priceTo, priceCurrency = 'EUR' }: Filters): ListingWhere['price'] {
  const from = given(priceFrom);
  const to = given(priceTo);
  if (from === undefined && to === undefined) return undefined;
  return {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    unit: priceCurrency,
  };
}

/** Two sides fit either way round when the longer is within the larger limit, and the shorter within the smaller one. */
function floorOf({ fitsLength, fitsWidth, ...query }: Filters): ListingWhere {
  const most = sidesOf(fitsLength, fitsWidth);
  const about = sizeOf(query);
  return {
    longSide: boundsOf(most?.longSide, about?.longSide),
    shortSide: boundsOf(most?.shortSide, about?.shortSide),
  };
}

/** The floor sides that a piece is to have, more or less, and that the nearest to come first. */
export const sizeOf = ({ aboutLength, aboutWidth }: Filters) => sidesOf(aboutLength, aboutWidth);

function sidesOf(one = 0, other = 0) {
  const shortSide = Math.min(one, other) || undefined;
  return one || other ? { longSide: Math.max(one, other), shortSide } : undefined;
}

function boundsOf(most: number | undefined, about: number | undefined) {
  if (about === undefined) return toLimit(most);
  const to = about * (1 + aboutShare);
  return { from: about * (1 - aboutShare), to: Math.min(most ?? to, to) };
}

/** An empty list counts as not given. */
function someOf(values: readonly string[] | undefined): readonly string[] | undefined {
  return values && values.length > 0 ? values : undefined;
}

/** The moment from which listings belong to the new collection. */
export function startOfNew(now: Date): Date {
  return new Date(now.getTime() - newCollectionDays * 86_400_000);
}

/** Seconds since 1970, the search's unit for publication times. */
export function secondsOf(moment: Date): number {
  return moment.getTime() / 1000;
}
