import type { SearchQuery } from '@orendi/contract/schemas/results-query';
import { analyseQuery } from '@orendi/search/words/analyse-query';
import type { Synonyms } from '@orendi/search/words/synonyms';
import type { ListingQuery } from './listing-fields.ts';
import { asksForSize, whereOf } from './listing-where.ts';
import { distancesFrom } from './places.ts';

/** What must match in a search, in any order. */
export function matchOf(
  query: Partial<SearchQuery>,
  { synonyms, now }: { synonyms: Synonyms; now: Date },
): Pick<ListingQuery, 'kind' | 'where' | 'lacking' | 'concepts'> {
  return {
    kind: query.filterBy === 'packages' ? 'package' : 'product',
    where: whereOf(query, now),
    lacking: asksForSize(query)
      ? { of: ['longSide', 'shortSide', 'height'], areWanted: query.withoutSize === true }
      : undefined,
    concepts: query.query === undefined ? null : analyseQuery(query.query, synonyms),
  };
}

/** The order of a search; undefined for the default one. */
export function orderOf({ sortByPrice, near }: Partial<SearchQuery>): ListingQuery['order'] {
  if (sortByPrice) return { by: 'price', direction: sortByPrice };
  return near === undefined ? undefined : { by: 'town', ranks: distancesFrom(near) };
}
