import type { Api } from '@orendi/contract/client-types';
import { data, redirect } from 'react-router';
import { patientApi } from '../../api/patient-api.ts';
import { keptResults } from './left-results.ts';
import { filtersOf } from './listing-filters.ts';
import { listingSearch } from '../../platform/listing-search.ts';
import { loadFilterNames } from './load-filter-names.ts';
import { type ListingResults, loadResults } from './load-results.ts';
import type { Place } from './place.ts';
import { inParameters } from './understood.ts';
import { ApiFailure } from '../../api/failure.ts';
import type { LoadFailure } from '../../api/loader-api.ts';
import { noFacets } from './facets/offered-facets.ts';

/**
 * The results a place shows for a request's address. In the browser a failure replaces the results, and so does a search on the
 * server that is away for a moment; any other failure there fails the page with its status. An address past the end of a list redirects to its start.
 */
export async function loadListings(api: Api, place: Place, { url }: Request) {
  const { pathname, search: query, searchParams } = new URL(url);
  const search = { ...listingSearch.parse(searchParams), ...place.fixed };
  const caller = typeof document === 'undefined' ? api : patientApi;
  const results =
    keptResults(pathname + query) ?? (await tryResults(() => loadResults(caller, place, search)));
  const isPastTheEnd = Object.values(results.lists).some(
    ({ results: cards, page }) => cards.length === 0 && page > 1,
  );
  if (isPastTheEnd) throw redirect(place.address(filtersOf(search)));
  const { facetCounts, understood } = results;
  const applied = inParameters(search, understood);
  const names = await loadFilterNames(applied, facetCounts, understood?.orTown?.town);
  return { search, results, names };
}

export type Listings = Awaited<ReturnType<typeof loadListings>>;

/** Answers a page without results with 503, so that no cache keeps it. */
export function withStatus<Page extends { results: ListingResults }>(page: Page) {
  return data(page, { status: page.results.failure === undefined ? 200 : 503 });
}

/**
 * Results, or the reason they failed to load: a visitor on a page keeps it. On the server only what is not available for a
 * moment is left out: the search, which may be away while everything around the results is there.
 */
export async function tryResults(load: () => Promise<ListingResults>): Promise<ListingResults> {
  try {
    return await load();
  } catch (error) {
    const failure = error instanceof ApiFailure ? error.message : unavailableText(error);
    if (failure === undefined) throw error;
    return { lists: {}, facetCounts: noFacets, found: null, failure };
  }
}

/** The sentence of what the server's loaders throw for a 503; undefined for everything else. */
function unavailableText(error: unknown): string | undefined {
  const { data, init } = (error ?? {}) as { data?: LoadFailure; init?: ResponseInit | null };
  return init?.status === 503 ? data?.message : undefined;
}
