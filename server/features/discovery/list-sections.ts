import { type SectionName, sectionNames } from '@orendi/contract/listings';
import type { AdvancedFilters } from '@orendi/contract/schemas/results';
import type { ResultsQuery } from '@orendi/contract/schemas/results-query';
import type { Parts } from '../../parts.ts';
import { advancedFilters } from './advanced-filters.ts';
import { type CardPageRows, cardPage, stretchOf } from './card-page.ts';
import { listCards } from './card-queries.ts';
import type { ListingFilter } from './search-index/listing-filter.ts';
import { findListings, findNewest } from './search-index/find-listings.ts';
import { startOfNew } from './start-of-new.ts';

interface Sections {
  sections: Partial<Record<SectionName, CardPageRows>>;
  /** Products and packages together. */
  total: number;
  advancedFilters: AdvancedFilters;
}

type Sources = Pick<Parts, 'db' | 'clock' | 'listings'>;

/** The sections of the whole shop, or of one business or industry, newest first. */
export async function listSections(
  { db, clock, listings }: Sources,
  query: ResultsQuery,
): Promise<Sections> {
  const { businessId, industryId, perPage } = query;
  const products: ListingFilter = { type: 'product', businessId, industryId, facets: {} };
  const packages: ListingFilter = { ...products, type: 'package' };
  const filters: Record<SectionName, ListingFilter> = {
    allProducts: products,
    saleProducts: { ...products, onSale: true },
    newCollectionProducts: { ...products, publishedSince: startOfNew(clock()) },
    packages,
  };
  const live = await listings.current();
  const asked = sectionNames
    .filter((name) => query.sections?.includes(name) ?? true)
    .map((name) => {
      const page = query[`${name}Page`];
      return { name, page, found: findNewest(live, filters[name], stretchOf(page, perPage)) };
    });
  const none = stretchOf(1, 0);
  const all = findListings(live, products, null, undefined, none);
  const packageCount = findNewest(live, packages, none).total;

  const cards = await listCards(db, [...new Set(asked.flatMap(({ found }) => found.ids))]);
  return {
    sections: Object.fromEntries(
      asked.map(({ name, page, found }) => [
        name,
        cardPage(found.ids, cards, { page, perPage, total: found.total }),
      ]),
    ),
    total: all.total + packageCount,
    advancedFilters: advancedFilters(all.values),
  };
}
