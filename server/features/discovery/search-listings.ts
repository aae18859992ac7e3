import type { SearchQuery } from '@orendi/contract/schemas/results-query';
import type { Services } from '../../services.ts';
import { rangeOf, cardPage } from './listing-cards.ts';
import { matchOf, orderOf, sizeOf } from './listing-query.ts';
import { explainNothing } from './nothing-found/explain-nothing.ts';
import { type MeantSearch, understandQuery } from './understand/understand-query.ts';
import { findAsked } from './things/find-asked.ts';

type Sources = Pick<Services, 'db' | 'clock' | 'listings'>;

/** Searches, if that is asked for with the limits that the words of the query state, and tells what comes closest if next to nothing is found. */
export async function searchAsMeant(services: Sources, asked: SearchQuery) {
  const said = asked.understand ? await understandCounted(services, asked) : null;
  const meant: MeantSearch = said?.meant ?? asked;
  const found = await searchListings(services, meant);
  const explanation = await explainNothing(services, meant, found.trueTotal ?? found.total);
  return { ...found, understood: said?.understood, meant, explanation };
}

/** The limits taken from the words are null for none. */
async function understandCounted(services: Sources, asked: SearchQuery) {
  const current = await services.listings.current();
  const { meant, understood } = await understandQuery(current.engine, asked);
  if (!understood) return { meant, understood };
  const match = matchOf(asked, { ...current, now: services.clock() });
  const [found] = await current.engine.find([{ ...match, range: rangeOf(1, 0) }]);
  return { meant, understood: { ...understood, literalTotal: found?.total ?? 0 } };
}

/** One page of the listings that match the query and all filters, with their exact number and their facet values. */
export async function searchListings({ db, clock, listings }: Sources, query: MeantSearch) {
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
    related: new Set<number>(ids.filter((_, place) => found.areFirst[place] === false)),
    total,
    // How many of these are what the words name; undefined if they name no category.
    trueTotal: asked ? found.firstTotal : undefined,
    facetCounts: facets,
    // How many match otherwise and lack a size that a limit needs.
    withoutSize: lacking,
    // The search is away, and this is without it; there may then be more than `total`.
    isMakeshift,
    isLowerBound,
  };
}
