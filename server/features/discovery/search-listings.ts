import { facetNames, flagNames } from '@orendi/contract/listing-filters';
import type { AdvancedFilters } from '@orendi/contract/schemas/results';
import type { SearchQuery } from '@orendi/contract/schemas/results-query';
import { analyseQuery } from '@orendi/search/words/analyse-query';
import type { Services } from '../../services.ts';
import { advancedFilters } from './advanced-filters.ts';
import { type CardPageRows, cardPage, rangeOf } from './card-page.ts';
import { listCards } from './card-queries.ts';
import type { ListingWhere } from './listing-fields.ts';
import { secondsOf, startOfNew } from './start-of-new.ts';

interface SearchPage extends CardPageRows {
  total: number;
  advancedFilters: AdvancedFilters;
}

type Sources = Pick<Services, 'db' | 'clock' | 'listings'>;

/** One page of the listings that match the query and all filters, with their exact number and their facet values. */
export async function searchListings(
  { db, clock, listings }: Sources,
  query: SearchQuery,
): Promise<SearchPage> {
  const { page, perPage, filterBy, sortByPrice } = query;
  const { engine, synonyms } = await listings.current();
  const [found] = await engine.find([
    {
      kind: filterBy === 'packages' ? 'package' : 'product',
      where: whereOf(query, clock()),
      concepts: query.query === undefined ? null : analyseQuery(query.query, synonyms),
      order: sortByPrice && { by: 'price', direction: sortByPrice },
      range: rangeOf(page, perPage),
      withFacets: true,
    },
  ]);
  if (!found) throw new Error('the query was left without an answer');
  const { ids, total, facets } = found;
  const cards = await listCards(db, ids);
  return {
    ...cardPage(ids, cards, { page, perPage, total }),
    total,
    advancedFilters: advancedFilters(facets),
  };
}

/** Facets and flags have the same names as the listing's fields. */
function whereOf(query: SearchQuery, now: Date): ListingWhere {
  const { filterBy, businessId, industryId, categoryId } = query;
  return {
    business: businessId,
    industry: industryId,
    category: categoryId,
    onSale: filterBy === 'sale' ? 1 : undefined,
    publishedAt: filterBy === 'new' ? { from: secondsOf(startOfNew(now)) } : undefined,
    ...Object.fromEntries(facetNames.map((name) => [name, query[name]])),
    ...Object.fromEntries(flagNames.map((name) => [name, query[name] ? 1 : undefined])),
  };
}
