import type { SectionName } from '@orendi/contract/listings';
import type { Card } from '@orendi/contract/schemas/card';
import { createContext, type ReactNode, use } from 'react';
import { paths } from '../../platform/paths.ts';
import type { ListingSearch } from '../../platform/listing-search.ts';
import { filtersOf } from './listing-filters.ts';
import { homeColumns, type Columns, type Rows } from './rows.ts';

export type ListName = SectionName | 'search';

/** Where listings are browsed: the whole shop, or one business. The page's state is in its address. */
export interface Place {
  /** The business whose listings are shown; undefined for all. */
  businessId?: number;
  /** The filters that all its listings fulfill; not in the parameters of its addresses. */
  fixed?: ListingSearch;
  /** It is the user's own business, whose lists the API returns even while hidden from others. */
  isOwn?: boolean;
  /** Lists nothing of an empty section, but of all products. */
  leavesOutEmpty?: boolean;
  /** The owner's control on top of a card. */
  cardTool?: (card: Card) => ReactNode;
  address: (search: ListingSearch) => string;
  columns: Columns;
  /** The lists shown while nothing is searched, in order, with their initial rows. */
  sections: readonly { list: SectionName; initialRows: Rows }[];
}

export const wholeShop: Place = {
  address: paths.home,
  columns: homeColumns,
  sections: [
    { list: 'saleProducts', initialRows: 1 },
    { list: 'newCollectionProducts', initialRows: 1 },
    { list: 'packages', initialRows: 1 },
    { list: 'allProducts', initialRows: 2 },
  ],
};

const Current = createContext(wholeShop);
export const PlaceProvider = Current.Provider;

/** The place around a control or list; on pages that browse nothing, the whole shop, for the search in their bar. */
export function usePlace(): Place {
  return use(Current);
}

/**
 * The address with one list expanded up to a page.
 * @param opened says how far the other lists are
 */
export function listAddress(
  place: Place,
  search: ListingSearch,
  list: ListName,
  page: number,
  opened = search,
): string {
  const parameter = list === 'search' ? 'page' : (`${list}Page` as const);
  const number = page > 1 ? page : undefined;
  return place.address({ ...opened, ...filtersOf(search), [parameter]: number });
}
