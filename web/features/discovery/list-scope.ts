import type { SectionName } from '@orendi/contract/listings';
import type { CardPage } from '@orendi/contract/schemas/results';
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

/** The parameter that says how far a list is opened. */
export function pageParameter<List extends ListName>(list: List) {
  return list === 'search' ? 'page' : (`${list}Page` as const);
}
