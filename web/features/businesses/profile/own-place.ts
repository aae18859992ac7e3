import { paths } from '../../../platform/paths.ts';
import { isFiltering } from '../../discovery/listing-filters.ts';
import type { Place } from '../../discovery/place.ts';
import { businessColumns } from '../business-columns.ts';

/** The listings of the user's own business, on the page of its profile. It is searched where visitors search it. */
export function ownPlace(businessId: number): Place {
  return {
    businessId,
    isOwn: true,
    address: (search) =>
      isFiltering(search) ? paths.business(businessId, search) : paths.profile(search),
    columns: businessColumns,
    sections: [
      { list: 'saleProducts', initialRows: 1 },
      { list: 'newCollectionProducts', initialRows: 1 },
      { list: 'packages', initialRows: 1 },
      { list: 'allProducts', initialRows: 2 },
    ],
  };
}
