import { type SectionName, sectionNames } from '@orendi/contract/listings';
import type { AdvancedFilters } from '@orendi/contract/schemas/results';
import type { ResultsQuery } from '@orendi/contract/schemas/results-query';
import type { Parts } from '../../parts.ts';
import { type CardPageRows, cardPage, stretchOf } from './card-page.ts';
import { listSectionCards } from './card-queries.ts';
import type { ListingFilter } from './listing-filter.ts';
import type { CountListings } from './remember-counts.ts';
import { startOfNew } from './start-of-new.ts';
import { surveyListings } from './survey-listings.ts';

interface Sections {
  sections: Partial<Record<SectionName, CardPageRows>>;
  /** Products and packages together. */
  total: number;
  advancedFilters: AdvancedFilters;
}

type Sources = Pick<Parts, 'db' | 'clock'> & { count: CountListings };

/** The sections of the whole shop, or of one business or industry, newest first. */
export async function listSections(
  { db, clock, count }: Sources,
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
  const asked = sectionNames.filter((name) => query.sections?.includes(name) ?? true);
  const [cards, survey, packageCounts] = await Promise.all([
    listSectionCards(
      db,
      asked.map((section) => ({
        section,
        filter: filters[section],
        ...stretchOf(query[`${section}Page`], perPage),
      })),
    ),
    surveyListings(count, products),
    count(packages),
  ]);
  const pages = asked.map((section) => {
    const rows = cards.filter((card) => card.section === section);
    return [section, cardPage(rows, query[`${section}Page`], perPage)] as const;
  });
  return {
    sections: Object.fromEntries(pages),
    total: survey.total + packageCounts.total,
    advancedFilters: survey.advancedFilters,
  };
}
