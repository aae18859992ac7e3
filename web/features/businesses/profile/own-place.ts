import { createElement } from 'react';
import { paths } from '../../../platform/paths.ts';
import { isFiltering } from '../../discovery/listing-filters.ts';
import type { Place } from '../../discovery/place.ts';
import { businessColumns } from '../business-place.ts';
import { EditCard } from './edit-card.tsx';

/** The user's own listings on the profile page. Searching leads to the business's public page. */
export function ownPlace(businessId: number): Place {
  return {
    businessId,
    isOwn: true,
    cardTool: (card) => createElement(EditCard, { card }),
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
