import type { Language } from '@orendi/contract/language';
import { formatAmount, formatNumber, formatPrice, isOnSale } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { isPublic, type OwnListing, shareOff, volume } from './own-listing.ts';
import { saleDaysText } from './sale-days-text.ts';
import { ImagesButton, ShareButton } from './row-buttons.tsx';
import type { ListingSort } from '../dashboard-search.ts';

/** A column other than those for selection and name, which rows render themselves. */
export interface Column {
  /** The sort key, if it is sortable. */
  by?: ListingSort;
  /** Values to compare rows by, most significant first. Empty and 0 mean unknown. */
  order?: (listing: OwnListing) => (string | number)[];
  name: () => string;
  /** The heading's width, which all rows take; the name gets the rest. */
  width?: string;
  /** Classes of the heading and the cells. */
  look?: string;
  /** The cell's content; nothing if the listing has no value. */
  cell: (listing: OwnListing, language: Language) => ReactNode;
}

/** Aligns digits vertically. */
const numberLook = 'tabular-nums nav:text-right';

export const idColumn: Column = {
  by: 'id',
  order: ({ id }) => [id],
  name: m.products_id,
  width: 'w-17',
  look: 'text-(length:--text-xs) whitespace-nowrap text-ink-quiet tabular-nums max-nav:-order-1',
  cell: ({ key }) => key,
};

export const nameColumn: Column = {
  by: 'product',
  order: ({ name }) => [name],
  name: m.products_product,
  look: 'min-w-0 max-nav:-order-3 max-nav:basis-full max-nav:text-(length:--text-m) max-nav:font-medium max-nav:text-ink',
  cell: ({ name }) => name,
};

export const descriptionColumn: Column = {
  name: m.products_description,
  width: 'w-34',
  look: 'leading-(--text-xs--line-height) nav:text-(length:--text-xs) max-nav:order-1 max-nav:basis-full',
  cell: ({ description }) => description,
};

function textColumn(by: 'brand' | 'industry', name: () => string, width: string): Column {
  return { by, name, width, order: (listing) => [listing[by]], cell: (listing) => listing[by] };
}

export const valueColumns: Column[] = [
  textColumn('brand', m.products_brand, 'w-23'),
  textColumn('industry', m.products_industry, 'w-24'),
  {
    by: 'category',
    order: ({ category }) => [category],
    name: m.products_category,
    width: 'w-25',
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
    order: ({ priceNow }) => [priceNow],
    name: m.products_price,
    width: 'w-21',
    look: `${numberLook} max-nav:-order-2 max-nav:font-semibold max-nav:text-ink`,
    // Cards add the currency, which the table shows in its own column.
    cell: ({ price, priceNow: now, currency }, language) => {
      if (price === 0) return null;
      return (
        <>
          <span className="max-nav:hidden">{formatAmount(now, language)}</span>
          <span className="nav:hidden">{formatPrice(now, currency, language)}</span>
          {now < price && (
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
    order: ({ currency, priceNow }) => [currency, priceNow],
    name: m.products_currency,
    width: 'w-22',
    // Amount and sign read as one, though each column sorts by itself.
    look: 'nav:pl-0 max-nav:hidden',
    cell: ({ currency }) => (currency === 'EUR' ? '€' : currency),
  },
  {
    by: 'sale',
    order: (listing) => [shareOff(listing)],
    name: m.products_sale,
    width: 'w-19',
    look: `${numberLook} max-nav:-order-1`,
    cell: (listing, language) =>
      isOnSale(listing) && (
        <>
          <span className="text-accent-deep">{saleText(listing, language)}</span>{' '}
          <span className="text-(length:--text-xs) text-ink-quiet nav:block">
            {saleDaysText(listing.saleDays)}
          </span>
        </>
      ),
  },
  {
    by: 'dimensions',
    order: ({ sides }) => [volume(sides)],
    name: m.products_dimensions,
    width: 'w-26',
    look: 'tabular-nums',
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
    width: 'w-19',
    look: numberLook,
    cell: ({ weight }, language) => weight > 0 && `${formatNumber(weight, language)} kg`,
  },
  {
    by: 'warranty',
    order: ({ warranty }) => [warranty ?? 0],
    name: m.products_warranty,
    width: 'w-22',
    look: numberLook,
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
    width: 'w-30',
    look: 'max-nav:order-2 max-nav:mt-2 max-nav:basis-full',
    cell: (listing) => (
      <span className="flex items-center gap-1.5">
        <ImagesButton listing={listing} />
        {isPublic(listing) && <ShareButton listing={listing} />}
      </span>
    ),
  },
];

export const columns: Column[] = [idColumn, nameColumn, ...valueColumns, descriptionColumn];

function saleText({ sale, saleType, currency }: OwnListing, language: Language): string {
  return saleType === 'percentage'
    ? `${formatNumber(sale, language)}%`
    : formatPrice(sale, currency, language);
}
