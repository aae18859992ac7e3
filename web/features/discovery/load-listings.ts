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
 * What a place shows at the address of a request. On the server a failure is the page's own, with its status; in the
 * browser it stands in the results' place. An address past the end of a list leads to its beginning.
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
