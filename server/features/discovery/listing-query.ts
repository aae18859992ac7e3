import type { SearchQuery } from '@orendi/contract/schemas/results-query';
import { analyseQuery, type QueryConcept } from '@orendi/search/words/analyse-query';
import { foldWords } from '@orendi/search/words/fold-words';
import type { Synonyms } from '@orendi/search/words/synonyms';
import type { ListingQuery } from './listing-fields.ts';
import { asksForSize, whereOf } from './listing-where.ts';
import { distancesFrom, inTownOrDelivered, thereFirst } from './places.ts';
import type { MeantSearch } from './understand/understand-query.ts';

/** What must match in a search, in any order. */
export function matchOf(
  query: Partial<MeantSearch>,
  { synonyms, now }: { synonyms: Synonyms; now: Date },
): Pick<ListingQuery, 'kind' | 'where' | 'lacking' | 'concepts'> {
  const concepts = query.query === undefined ? null : analyseQuery(query.query, synonyms);
  return {
    kind: query.filterBy === 'packages' ? 'package' : 'product',
    where: whereOf(query, now),
    lacking: asksForSize(query)
      ? { of: ['longSide', 'shortSide', 'height'], areWanted: query.withoutSize === true }
      : undefined,
    concepts: concepts && query.orTown ? answeredByTown(concepts, query.orTown) : concepts,
  };
}

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
