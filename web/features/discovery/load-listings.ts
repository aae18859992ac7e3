import type { Api } from '@orendi/contract/client-types';
import { redirect } from 'react-router';
import { patientApi } from '../../api/patient-api.ts';
import { loadColorChoices } from './facets/load-color-choices.ts';
import { keptResults } from './left-results.ts';
import { filtersOf } from './listing-filters.ts';
import { listingSearch } from '../../platform/listing-search.ts';
import { loadResults } from './load-results.ts';
import type { Place } from './place.ts';
import { tryResults } from './try-results.ts';

/**
 * The results a place shows for a request's address. On the server a failure fails the page with its status; in the
 * browser it replaces the results. An address past the end of a list redirects to its start.
 */
export async function loadListings(api: Api, place: Place, { url }: Request) {
  const { pathname, search: query, searchParams } = new URL(url);
  const search = listingSearch.parse(searchParams);
  const results = await (typeof document === 'undefined'
    ? loadResults(api, place, search)
    : (keptResults(pathname + query) ?? tryResults(() => loadResults(patientApi, place, search))));
  const isPastTheEnd = Object.values(results.lists).some(
    ({ results: cards, page }) => cards.length === 0 && page > 1,
  );
  if (isPastTheEnd) throw redirect(place.address(filtersOf(search)));
  const colors = await loadColorChoices(search, results.advancedFilters.colors);
  return { search, results, colors };
}
