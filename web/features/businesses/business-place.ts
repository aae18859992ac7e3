import { paths } from '../../platform/paths.ts';
import type { Place } from '../discovery/place.ts';
import { businessCardFrame } from '../catalogue/picture-frames.ts';
import { cardGrid, type Columns } from '../discovery/rows.ts';

/**
 * The listings of one business on its own page: no new-collection section, no empty ones, and all
 * products are shown at once.
 */
export function businessPlace(businessId: number, name?: string): Place {
  return {
    businessId,
    leavesOutEmpty: true,
    address: (search) => paths.business(businessId, name, search),
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
  steps: [
    ['', 'hidden'],
    ['', 'hidden'],
    ['hidden sm:block pair:block', 'sm:hidden pair:hidden'],
    ['hidden md:block', 'md:hidden'],
    ['hidden lg:block', 'lg:hidden'],
    ['hidden xl:block', 'xl:hidden'],
    ['hidden 2xl:block', '2xl:hidden'],
  ],
};
