import { paths } from '../../platform/paths.ts';
import type { Place } from '../discovery/place.ts';
import { businessColumns } from './business-columns.ts';

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
