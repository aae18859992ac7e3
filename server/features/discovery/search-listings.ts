import type { AdvancedFilters } from '@orendi/contract/schemas/results';
import type { SearchQuery } from '@orendi/contract/schemas/results-query';
import type { Parts } from '../../parts.ts';
import { advancedFilters } from './advanced-filters.ts';
import { type CardPageRows, cardPage, stretchOf } from './card-page.ts';
import { listCards } from './card-queries.ts';
import type { ListingFilter } from './search-index/listing-filter.ts';
import { findListings } from './search-index/find-listings.ts';
import { startOfNew } from './start-of-new.ts';
import { analyseQuery } from './words/analyse-query.ts';

interface SearchPage extends CardPageRows {
  total: number;
  advancedFilters: AdvancedFilters;
}

type Sources = Pick<Parts, 'db' | 'clock' | 'listings'>;

/**
 * One page of the listings that match the query and all filters, with the exact number of them and their facets. The
 * one way into the search: another engine would stand behind this function.
 */
export async function searchListings(
  { db, clock, listings }: Sources,
  query: SearchQuery,
): Promise<SearchPage> {
  const { page, perPage } = query;
  const live = await listings.current();
  const concepts = query.query === undefined ? null : analyseQuery(query.query, live.synonyms);
  const stretch = stretchOf(page, perPage);
  const found = findListings(live, filterOf(query, clock()), concepts, query.sortByPrice, stretch);
  const { ids, total, values } = found;
  const cards = await listCards(db, ids);
  return {
    ...cardPage(ids, cards, { page, perPage, total }),
    total,
    advancedFilters: advancedFilters(values),
  };
}

function filterOf(query: SearchQuery, now: Date): ListingFilter {
  const { filterBy, businessId, industryId, categoryId } = query;
  const { brand, color, material, material_al } = query;
  return {
    type: filterBy === 'packages' ? 'package' : 'product',
    onSale: filterBy === 'sale',
    publishedSince: filterBy === 'new' ? startOfNew(now) : undefined,
    businessId,
    industryId,
    categoryId,
    facets: { brand, color, material, material_al },
  };
}
