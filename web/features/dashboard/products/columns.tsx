import type { Language } from '@orendi/contract/language';
import { formatAmount, formatNumber, formatPrice, isOnSale } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { ImagesButton } from './images-button.tsx';
import { type Piece, shareOff, volume } from './piece.ts';
import type { PieceSort } from '../products-parameters.ts';

/** A column other than those for selection and name, which rows render themselves. */
export interface Column {
  /** The sort key, if it is sortable. */
  by?: PieceSort;
  /** Values to compare rows by, most significant first. Empty and 0 mean unknown. */
  order?: (piece: Piece) => (string | number)[];
  name: () => string;
  look: string;
  /** The cell's content; nothing if the listing has no value. */
  cell: (piece: Piece, language: Language) => ReactNode;
}

export const idColumn: Column = {
  by: 'id',
  order: ({ id }) => [id],
  name: m.products_id,
  look: 'piece-id',
  cell: ({ key }) => key,
};

export const nameColumn: Column = {
  by: 'product',
  order: ({ name }) => [name],
  name: m.products_product,
  look: 'piece-name',
  cell: ({ name }) => name,
};

export const descriptionColumn: Column = {
  name: m.products_description,
  look: 'piece-text',
  cell: ({ description }) => description,
};

/** Columns whose cells show a plain value. */
export const valueColumns: Column[] = [
  {
    by: 'brand',
    order: ({ brand }) => [brand],
    name: m.products_brand,
    look: 'piece-brand',
    cell: ({ brand }) => brand,
  },
  {
    by: 'industry',
    order: ({ industry }) => [industry],
    name: m.products_industry,
    look: 'piece-industry',
    cell: ({ industry }) => industry,
  },
  {
    by: 'category',
    order: ({ category }) => [category],
    name: m.products_category,
    look: 'piece-category',
    cell: ({ type, category }) =>
      type === 'package' ? <span className="piece-kind">{m.products_package()}</span> : category,
  },
  {
    by: 'price',
    order: ({ price }) => [price],
    name: m.products_price,
    look: 'piece-price',
    // Cards add the currency, which the table shows in its own column.
    cell: ({ price, currency }, language) => (
      <>
        <span className="max-nav:hidden">{formatAmount(price, language)}</span>
        <span className="nav:hidden">{formatPrice(price, currency, language)}</span>
      </>
    ),
  },
  {
    by: 'currency',
    // Groups amounts by currency: bare numbers in different currencies cannot be compared.
    order: ({ currency, price }) => [currency, price],
    name: m.products_currency,
    look: 'piece-currency',
    cell: ({ currency }) => (currency === 'EUR' ? '€' : currency),
  },
  {
    by: 'sale',
    order: (piece) => [shareOff(piece)],
    name: m.products_sale,
    look: 'piece-sale',
    cell: (piece, language) => isOnSale(piece) && saleText(piece, language),
  },
  {
    by: 'dimensions',
    order: ({ sides }) => [volume(sides)],
    name: m.products_dimensions,
    look: 'piece-size',
    // The table has the unit in the heading, which cards lack.
    cell: ({ sides }, language) =>
      sides.some((side) => side > 0) && (
        <>
          {sides.map((side) => formatNumber(side, language)).join('x')}
          <span className="nav:hidden"> cm</span>
        </>
      ),
  },
  {
    by: 'weight',
    order: ({ weight }) => [weight],
    name: m.products_weight,
    look: 'piece-weight',
    cell: ({ weight }, language) => weight > 0 && `${formatNumber(weight, language)} kg`,
  },
  {
    by: 'warranty',
    order: ({ warranty }) => [warranty ?? 0],
    name: m.products_warranty,
    look: 'piece-warranty',
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
    look: 'piece-images',
    cell: (piece) => <ImagesButton piece={piece} />,
  },
];

export const columns: Column[] = [idColumn, nameColumn, descriptionColumn, ...valueColumns];

function saleText({ sale, saleType, currency }: Piece, language: Language): string {
  return saleType === 'percentage'
    ? `${formatNumber(sale, language)}%`
    : formatPrice(sale, currency, language);
}
