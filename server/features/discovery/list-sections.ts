import { type ListingType, type SectionName, sectionNames } from '@orendi/contract/listings';
import type { ResultsQuery } from '@orendi/contract/schemas/results-query';
import type { Services } from '../../services.ts';
import { type CardPageRows, cardPage, rangeOf } from './listing-cards.ts';
import type { ListingWhere } from './listing-fields.ts';
import { secondsOf, startOfNew } from './listing-query.ts';

type Sources = Pick<Services, 'db' | 'clock' | 'listings'>;

/** The sections of the whole site, or of one business or industry, newest first. */
export async function listSections({ db, clock, listings }: Sources, query: ResultsQuery) {
  const { businessId, industryId, perPage } = query;
  const place: ListingWhere = { business: businessId, industry: industryId };
  const newest = { from: secondsOf(startOfNew(clock())) };
  const wanted: Record<SectionName, { kind: ListingType; where: ListingWhere }> = {
    allProducts: { kind: 'product', where: place },
    saleProducts: { kind: 'product', where: { ...place, onSale: 1 } },
    newCollectionProducts: { kind: 'product', where: { ...place, publishedAt: newest } },
    packages: { kind: 'package', where: place },
  };
  const names = sectionNames.filter((name) => query.sections?.includes(name) ?? true);
  const none = rangeOf(1, 0);
  const { engine } = await listings.current();
  const [all, packages, ...found] = await engine.find([
    { ...wanted.allProducts, range: none, withFacets: true },
    { ...wanted.packages, range: none },
    ...names.map((name) => ({ ...wanted[name], range: rangeOf(query[`${name}Page`], perPage) })),
  ]);
  if (!all || !packages) throw new Error('a query was left without an answer');

  const cards = await listings.listCards(db, [...new Set(found.flatMap(({ ids }) => ids))]);
  const pages = names.map((name, place) => {
    const { ids = [], total = 0 } = found[place] ?? {};
    return [name, cardPage(ids, cards, { page: query[`${name}Page`], perPage, total })];
  });
  return {
    sections: Object.fromEntries(pages) as Partial<Record<SectionName, CardPageRows>>,
    // Products and packages together.
    total: all.total + packages.total,
    facetCounts: all.facets,
    // The search is away, and the lists are without it.
    isMakeshift: all.isMakeshift === true,
  };
}
