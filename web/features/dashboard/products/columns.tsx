import type { Language } from '@orendi/contract/language';
import { formatAmount, formatNumber, formatPrice, isOnSale } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { ImagesButton } from './images-button.tsx';
import { type Piece, shareOff, volume } from './piece.ts';
import type { PieceSort } from '../products-parameters.ts';

/** A column after those of the choice and the name, which rows draw themselves. */
export interface Column {
  /** By what it can be sorted. */
  by?: PieceSort;
  /** What rows are then compared by, the first first. Empty and 0 stand for what is not known. */
  order?: (piece: Piece) => (string | number)[];
  name: () => string;
  look: string;
  /** What a row shows in it; nothing where the piece has no value. */
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
    // A card says it with its currency, which the table has a column for.
    cell: ({ price, currency }, language) => (
      <>
        <span className="max-nav:hidden">{formatAmount(price, language)}</span>
        <span className="nav:hidden">{formatPrice(price, currency, language)}</span>
      </>
    ),
  },
  {
    by: 'currency',
    // Amounts of one currency stand together in their order, which a comparison of bare numbers cannot give.
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
    // The unit is in the heading, which cards do not have.
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
    // A card has no heading to say what lasts so long.
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
