import type { SearchQuery } from '@orendi/contract/schemas/results-query';
import { analyseQuery, type QueryConcept } from '@orendi/search/words/analyse-query';
import { foldWords } from '@orendi/search/words/fold-words';
import type { ListingQuery } from './listing-fields.ts';
import { asksForSize, whereOf } from './listing-where.ts';
import { distancesFrom, inTownOrDelivered, thereFirst } from './places.ts';
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
  const orWhere = { places: inTownOrDelivered(undefined, town) };
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

/** The town where what is found is or comes to, where that is told apart: not in the API of the spec. */
export function comesTo({ understand, town, deliversTo }: Partial<SearchQuery>) {
  return understand && town === undefined ? deliversTo : undefined;
}
