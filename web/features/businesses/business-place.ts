import { paths } from '../../platform/paths.ts';
import type { Place } from '../discovery/place.ts';
import { businessCardFrame } from '../catalogue/picture-frames.ts';
import { cardGrid, type Columns } from '../discovery/rows.ts';

/**
 * The listings of one business on its own page: no new-collection section, no empty ones, and all
 * products are shown at once.
 */
export function businessPlace(businessId: number): Place {
  return {
    businessId,
    leavesOutEmpty: true,
    address: (search) => paths.business(businessId, search),
    columns: businessColumns,
    sections: [
      { list: 'saleProducts', initialRows: 1 },
      { list: 'packages', initialRows: 1 },
      { list: 'allProducts', initialRows: 'all' },
    ],
  };
}

/** 2 columns from 640 px, 3 from 768, 4 from 1024, 5 from 1280, 6 from 1536. */
export const businessColumns: Columns = {
  grid: `${cardGrid} grid-cols-1 pair:grid-cols-2 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5 2xl:grid-cols-6`,
  frame: businessCardFrame,
  shownFrom: [
    '',
    '',
    'hidden sm:block pair:block',
    'hidden md:block',
    'hidden lg:block',
    'hidden xl:block',
    'hidden 2xl:block',
  ],
  hiddenFrom: [
    'hidden',
    'hidden',
    'sm:hidden pair:hidden',
    'md:hidden',
    'lg:hidden',
    'xl:hidden',
    '2xl:hidden',
  ],
};
