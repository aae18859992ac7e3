import type { SectionName } from '@orendi/contract/listings';
import { createContext, use } from 'react';
import { paths } from '../../platform/paths.ts';
import type { ListingSearch } from '../../platform/listing-search.ts';
import { homeColumns, type Columns, type Rows } from './rows.ts';

/** Where listings are browsed: in the whole shop, or at one business. Its page keeps what is chosen in its address. */
export interface Place {
  /** Whose listings there are; undefined is everybody's. */
  businessId?: number;
  /** The business is the user's own, whose lists the API gives also while others do not see them. */
  isOwn?: boolean;
  /** Where the page shows what is searched and chosen. */
  address: (search: ListingSearch) => string;
  columns: Columns;
  /** The lists while nothing is searched, in their order, and the rows of each that are shown at first. */
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

/** The place around a control or a list; on pages that browse none, such as the search of their bar, the whole shop. */
export function usePlace(): Place {
  return use(Current);
}
