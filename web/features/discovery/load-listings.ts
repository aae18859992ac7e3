import type { Api } from '@orendi/contract/client-types';
import { data, redirect } from 'react-router';
import { patientApi } from '../../api/patient-api.ts';
import { keptResults } from './left-results.ts';
import { filtersOf } from './listing-filters.ts';
import { listingSearch } from '../../platform/listing-search.ts';
import { loadFilterNames } from './load-filter-names.ts';
import { type ListingResults, loadResults } from './load-results.ts';
import type { Place } from './place.ts';
import { tryResults, tryServedResults } from './try-results.ts';
import { inParameters } from './understood.ts';

/**
 * The results a place shows for a request's address. In the browser a failure replaces the results, and so does a search on the
 * server that is away for a moment; any other failure there fails the page with its status. An address past the end of a list redirects to its start.
 */
export async function loadListings(api: Api, place: Place, { url }: Request) {
  const { pathname, search: query, searchParams } = new URL(url);
  const search = listingSearch.parse(searchParams);
  const results = await (typeof document === 'undefined'
    ? tryServedResults(() => loadResults(api, place, search))
    : (keptResults(pathname + query) ?? tryResults(() => loadResults(patientApi, place, search))));
  const isPastTheEnd = Object.values(results.lists).some(
    ({ results: cards, page }) => cards.length === 0 && page > 1,
  );
  if (isPastTheEnd) throw redirect(place.address(filtersOf(search)));
  const applied = inParameters(search, results.understood);
  const deliversTo = applied.deliversTo ?? results.understood?.orTown?.town;
  const names = await loadFilterNames({ ...applied, deliversTo }, results.facetCounts);
  return { search, results, names };
}

/** What a loader returns for a page with results: without them it is a page to come back to, which no cache keeps. */
export function withStatus<Page extends { results: ListingResults }>(page: Page) {
  return data(page, { status: page.results.failure === undefined ? 200 : 503 });
}
