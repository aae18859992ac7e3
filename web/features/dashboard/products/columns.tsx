import type { Language } from '@orendi/contract/language';
import {
  effectivePrice,
  formatAmount,
  formatNumber,
  formatPrice,
  isOnSale,
} from '@orendi/contract/money';
import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { ImagesButton } from './images-button.tsx';
import { type OwnListing, shareOff, volume } from './own-listing.ts';
import type { ListingSort } from '../dashboard-search.ts';

/** A column other than those for selection and name, which rows render themselves. */
export interface Column {
  /** The sort key, if it is sortable. */
  by?: ListingSort;
  /** Values to compare rows by, most significant first. Empty and 0 mean unknown. */
  order?: (listing: OwnListing) => (string | number)[];
  name: () => string;
  look: string;
  /** The cell's content; nothing if the listing has no value. */
  cell: (listing: OwnListing, language: Language) => ReactNode;
}

export const idColumn: Column = {
  by: 'id',
  order: ({ id }) => [id],
  name: m.products_id,
  look: 'listing-id',
  cell: ({ key }) => key,
};

export const nameColumn: Column = {
  by: 'product',
  order: ({ name }) => [name],
  name: m.products_product,
  look: 'listing-name',
  cell: ({ name }) => name,
};

export const descriptionColumn: Column = {
  name: m.products_description,
  look: 'listing-text',
  cell: ({ description }) => description,
};

/** Columns whose cells show a plain value. */
export const valueColumns: Column[] = [
  {
    by: 'brand',
    order: ({ brand }) => [brand],
    name: m.products_brand,
    look: 'listing-brand',
    cell: ({ brand }) => brand,
  },
  {
    by: 'industry',
    order: ({ industry }) => [industry],
    name: m.products_industry,
    look: 'listing-industry',
    cell: ({ industry }) => industry,
  },
  {
    by: 'category',
    order: ({ category }) => [category],
    name: m.products_category,
    look: 'listing-category',
    cell: ({ category, pieces }) =>
      pieces === null ? (
        category
      ) : (
        <>
          <span className="text-(length:--text-xs) inline-block px-2 rounded-pill bg-sand">
            {m.products_package()}
          </span>{' '}
          <span className="whitespace-nowrap">{m.card_pieces({ count: pieces })}</span>
        </>
      ),
  },
  {
    by: 'price',
    order: (listing) => [effectivePrice(listing)],
    name: m.products_price,
    look: 'listing-price',
    // Cards add the currency, which the table shows in its own column.
    cell: (listing, language) => {
      const { price, currency } = listing;
      const now = effectivePrice(listing);
      return (
        <>
          <span className="max-nav:hidden">{formatAmount(now, language)}</span>
          <span className="nav:hidden">{formatPrice(now, currency, language)}</span>
          {isOnSale(listing) && (
            <>
              <span className="sr-only"> {m.price_before()}</span>{' '}
              <s className="text-xs text-ink-quiet nav:block">{formatAmount(price, language)}</s>
            </>
          )}
        </>
      );
    },
  },
  {
    by: 'currency',
    // Groups amounts by currency: bare numbers in different currencies cannot be compared.
    order: (listing) => [listing.currency, effectivePrice(listing)],
    name: m.products_currency,
    look: 'listing-currency',
    cell: ({ currency }) => (currency === 'EUR' ? '€' : currency),
  },
  {
    by: 'sale',
    order: (listing) => [shareOff(listing)],
    name: m.products_sale,
    look: 'listing-sale',
    cell: (listing, language) => isOnSale(listing) && saleText(listing, language),
  },
  {
    by: 'dimensions',
    order: ({ sides }) => [volume(sides)],
    name: m.products_dimensions,
    look: 'listing-size',
    // The table has the unit in the heading, which cards lack.
    cell: ({ sides }, language) =>
      sides.some((side) => side > 0) && (
        <>
          {sides.map((side) => (side > 0 ? formatNumber(side, language) : '–')).join('x')}
          <span className="nav:hidden"> cm</span>
        </>
      ),
  },
  {
    by: 'weight',
    order: ({ weight }) => [weight],
    name: m.products_weight,
    look: 'listing-weight',
    cell: ({ weight }, language) => weight > 0 && `${formatNumber(weight, language)} kg`,
  },
  {
    by: 'warranty',
    order: ({ warranty }) => [warranty ?? 0],
    name: m.products_warranty,
    look: 'listing-warranty',
    // Cards have no heading to say what the months refer to.
    cell: ({ warranty }) =>
      warranty !== null && (
        <>
          <span aria-hidden="true" className="nav:hidden">
            {m.products_warranty()}:{' '}
          </span>
          {m.detail_warranty_months({ count: warranty })}
        </>
      ),
  },
  {
    name: m.products_images,
    look: 'listing-images',
    cell: (listing) => <ImagesButton listing={listing} />,
  },
];

export const columns: Column[] = [idColumn, nameColumn, ...valueColumns, descriptionColumn];

function saleText({ sale, saleType, currency }: OwnListing, language: Language): string {
  return saleType === 'percentage'
    ? `${formatNumber(sale, language)}%`
    : formatPrice(sale, currency, language);
}
