import { m } from '@orendi/messages';
import { paths } from '../../platform/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { businessCardFrame } from '../catalogue/picture-frames.ts';
import { isFiltering } from '../discovery/listing-filters.ts';
import { type Place, wholeShop } from '../discovery/place.ts';
import { cardGrid, type Columns } from '../discovery/rows.ts';

/** The listings of one business on its own page: all products at once, no new collection, no empty sections. */
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

/** The user's own listings on the profile page. Searching leads to the business's public page. */
export function ownPlace(businessId: number, name?: string): Place {
  return {
    businessId,
    isOwn: true,
    // Leads to the form; the card itself links to the public page.
    cardTool: ({ type, id, name: card }) => (
      <a
        href={type === 'product' ? paths.editProduct(id) : paths.editPackage(id)}
        aria-label={m.profile_edit_card({ name: card })}
        className={`${buttonClass('plain', 'small')} absolute top-3 right-3`}
      >
        {m.detail_edit_own()}
      </a>
    ),
    address: (search) =>
      isFiltering(search) ? paths.business(businessId, name, search) : paths.profile(search),
    columns: businessColumns,
    sections: wholeShop.sections,
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
