import type { SearchQuery } from '@orendi/contract/schemas/results-query';
import type { Parts } from '../../parts.ts';
import { type CardPageRows, cardPage, stretchOf } from './card-page.ts';
import {
  type CardRow,
  listBestCards,
  listCardsByPrice,
  listMatchesByPrice,
  listNewestCards,
  type Stretch,
} from './card-queries.ts';
import type { ListingFilter } from './listing-filter.ts';
import type { CountListings } from './remember-counts.ts';
import { searchWords } from './search-words.ts';
import { startOfNew } from './start-of-new.ts';
import { type Survey, surveyListings } from './survey-listings.ts';

type Sources = Pick<Parts, 'db' | 'clock'> & { count: CountListings };

const nothing: Survey = {
  total: 0,
  advancedFilters: { brands: [], colors: [], materials: [], materials_al: [] },
};

/**
 * One page of the listings that match the query and all filters, with the exact number of them and their facets. The
 * one way into the search: another engine would stand behind this function.
 */
export async function searchListings(
  { db, clock, count }: Sources,
  query: SearchQuery,
): Promise<CardPageRows & Survey> {
  const { page, perPage } = query;
  const words = query.query === undefined ? undefined : searchWords(query.query);
  if (words === null) return { ...cardPage([], page, perPage), ...nothing };
  const filter = filterOf(query, words, clock());
  const survey = await surveyListings(count, filter);
  const stretch = stretchOf(page, perPage);
  const rows = stretch.offset < survey.total ? await listCards(db, filter, stretch, query) : [];
  return { ...cardPage(rows, page, perPage), ...survey };
}

function filterOf(query: SearchQuery, words: string | undefined, now: Date): ListingFilter {
  const { filterBy, businessId, industryId, categoryId } = query;
  const { brand, color, material, material_al } = query;
  return {
    type: filterBy === 'packages' ? 'package' : 'product',
    words,
    onSale: filterBy === 'sale' || undefined,
    publishedSince: filterBy === 'new' ? startOfNew(now) : undefined,
    businessId,
    industryId,
    categoryId,
    facets: { brand, color, material, material_al },
  };
}

async function listCards(
  db: Parts['db'],
  { words, ...filter }: ListingFilter,
  stretch: Stretch,
  { sortByPrice }: SearchQuery,
): Promise<CardRow[]> {
  if (words === undefined) {
    return sortByPrice
      ? listCardsByPrice(db, filter, stretch, sortByPrice)
      : listNewestCards(db, filter, stretch);
  }
  const matches = { ...filter, words };
  return sortByPrice
    ? listMatchesByPrice(db, matches, stretch, sortByPrice)
    : listBestCards(db, matches, stretch);
}
