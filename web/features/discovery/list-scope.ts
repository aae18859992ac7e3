import type { SectionName } from '@orendi/contract/listings';
import type { CardPage } from '@orendi/contract/schemas/results';
import { patientApi } from '../../api/patient-api.ts';
import { filtersOf } from './listing-filters.ts';
import { listingSearch, type ListingSearch } from '../../platform/listing-search.ts';
import { loadNextPage } from './load-results.ts';
import type { Place } from './place.ts';
import type { Columns } from './rows.ts';

/** The lists of a page: its sections, or what a search found. */
export type ListName = SectionName | 'search';

/** What the lists need to know of the page that they stand on. */
export interface ListScope {
  columns: Columns;
  /**
   * The address at which one list is opened up to a page. The other lists stay as the page's own address has them, or
   * as the given one does.
   */
  address: (list: ListName, page: number, now?: URLSearchParams) => string;
  /** The cards of a list's further page. */
  loadPage: (list: ListName, page: number) => Promise<CardPage>;
}

/** The lists of a place, as a search has them. */
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

/** The parameter that says how far a list is opened. */
function pageParameter<List extends ListName>(list: List) {
  return list === 'search' ? 'page' : (`${list}Page` as const);
}
