import type { SectionName } from '@orendi/contract/listings';
import type { CardPage } from '@orendi/contract/schemas/results';
import { patientApi } from '../../api/patient-api.ts';
import { filtersOf } from './listing-filters.ts';
import { listingSearch, type ListingSearch } from '../../platform/listing-search.ts';
import { loadNextPage } from './load-results.ts';
import type { Place } from './place.ts';
import type { Columns } from './rows.ts';

/** A page's lists: its sections, or the search results. */
export type ListName = SectionName | 'search';

/** What lists need to know about their page. */
export interface ListScope {
  columns: Columns;
  /**
   * The address with one list expanded up to a page. The other lists stay as in the page's own address, or in the given
   * one.
   */
  address: (list: ListName, page: number, now?: URLSearchParams) => string;
  /** Loads another page of a list's cards. */
  loadPage: (list: ListName, page: number) => Promise<CardPage>;
}

/** The lists of a place under the current search. */
export function listScope(place: Place, search: ListingSearch): ListScope {
  return {
    columns: place.columns,
    address: (list, page, now) => {
      const opened = now === undefined ? search : listingSearch.parse(now);
      const number = page > 1 ? page : undefined;
      return place.address({ ...opened, ...filtersOf(search), [pageParameter(list)]: number });
    },
    loadPage: (list, page) => loadNextPage(patientApi, place, search, list, page),
  };
}

/** The parameter that says how far a list is expanded. */
function pageParameter<List extends ListName>(list: List) {
  return list === 'search' ? 'page' : (`${list}Page` as const);
}
