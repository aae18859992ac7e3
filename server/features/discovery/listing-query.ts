import type { SearchQuery } from '@orendi/contract/schemas/results-query';
import { analyseQuery, type QueryConcept } from '@orendi/search/words/analyse-query';
import type { Synonyms } from '@orendi/search/words/synonyms';
import type { ListingQuery } from './listing-fields.ts';
import { asksForSize, sizeOf, whereOf } from './listing-where.ts';
import { distancesFrom, inTownOrDelivered, thereFirst } from './places.ts';
import type { MeantSearch } from './understand/understand-query.ts';

/** What must match in a search, in any order. */
export function matchOf(
  query: Partial<MeantSearch>,
  { synonyms, now }: { synonyms: Synonyms; now: Date },
): Pick<ListingQuery, 'kind' | 'where' | 'lacking' | 'concepts'> {
  return {
    kind: query.filterBy === 'packages' ? 'package' : 'product',
    where: whereOf(query, now),
    lacking: asksForSize(query)
      ? { of: ['longSide', 'shortSide', 'height'], areWanted: query.withoutSize === true }
      : undefined,
    concepts: query.query === undefined ? null : conceptsOf(query.query, query.orTown, synonyms),
  };
}

/** A town that is one of the words is answered by listings that say it, and after them by what is there or comes there. */
function conceptsOf(
  query: string,
  orTown: MeantSearch['orTown'],
  synonyms: Synonyms,
): QueryConcept[] {
  if (!orTown) return analyseQuery(query, synonyms);
  const [before = '', ...after] = query.split(orTown.words);
  const others = analyseQuery(`${before} ${after.join(orTown.words)}`, synonyms);
  const typed = analyseQuery(orTown.words, synonyms).flatMap(
    ({ alternatives }) => alternatives[0]?.words ?? [],
  );
  return [
    ...others,
    {
      alternatives: [{ kind: 'typed', isLoose: false, words: typed }],
      corrected: [],
      optional: false,
      isDoubtful: false,
      orWhere: { places: inTownOrDelivered(undefined, orTown.town) },
    },
  ];
}

/** The sizes that a search puts the nearest to first; undefined for none. */
export function nearOf(query: Partial<SearchQuery>): ListingQuery['near'] {
  const size = sizeOf(query);
  return size.longSide === undefined ? undefined : size;
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
