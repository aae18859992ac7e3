import type { FacetCounts } from '@orendi/contract/schemas/results';
import type { Services } from '../../services.ts';
import { type CardPageRows, cardPage, rangeOf } from './card-page.ts';
import { matchOf, orderOf } from './listing-query.ts';
import { sizeOf } from './listing-where.ts';
import { findAsked } from './things/find-asked.ts';
import type { MeantSearch } from './understand/understand-query.ts';

export interface SearchPage extends CardPageRows {
  total: number;
  related: ReadonlySet<number>;
  /** How many of these are what the words name; undefined if they name no category. */
  trueTotal: number | undefined;
  facetCounts: FacetCounts;
  /** How many match otherwise and lack a size that a limit needs. */
  withoutSize: number;
  /** The search is away, and this is without it; there may then be more than `total`. */
  isMakeshift: boolean;
  isLowerBound: boolean;
}

type Sources = Pick<Services, 'db' | 'clock' | 'listings'>;

/** One page of the listings that match the query and all filters, with their exact number and their facet values. */
export async function searchListings(
  { db, clock, listings }: Sources,
  query: MeantSearch,
): Promise<SearchPage> {
  const { page, perPage } = query;
  const current = await listings.current();
  const asked = await findAsked(query.query, current);
  const [found] = await current.engine.find([
    {
      ...matchOf(query, { ...current, now: clock() }),
      first: asked ? { anyOf: asked, areLeading: query.understand === true } : undefined,
      order: orderOf(query),
      near: sizeOf(query),
      range: rangeOf(page, perPage),
      withFacets: true,
    },
  ]);
  if (!found) throw new Error('the query was left without an answer');
  const { ids, total, facets, lacking, isMakeshift = false, isLowerBound = false } = found;
  const cards = await listings.listCards(db, ids);
  return {
    ...cardPage(ids, cards, { page, perPage, total }),
    related: new Set(ids.filter((_, place) => found.areFirst[place] === false)),
    total,
    trueTotal: asked ? found.firstTotal : undefined,
    facetCounts: facets,
    withoutSize: lacking,
    isMakeshift,
    isLowerBound,
  };
}
