import { foldName } from '@orendi/contract/fold-name';
import { languages } from '@orendi/contract/language';
import { currencies, type Currency, saleTypes, type SaleType } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import type { Cell } from '../workbook/cell.ts';
import { notANumber, readNumber } from './read-number.ts';
import type { CellOf, Refuse, RowValues } from './row-values.ts';

const names: Record<Currency, string[]> = {
  EUR: ['eur', '€', 'euro'],
  USD: ['usd', '$', 'us$', 'dollar', 'dollare'],
  ALL: ['all', 'l', 'lek', 'leke'],
};

export const saleTypeNames = {
  percentage: m.product_percentage,
  fixed: m.product_fixed,
} satisfies Record<SaleType, unknown>;

/** Price, currency and sale, as far as the sheet has their columns. */
export function readPrice(cellOf: CellOf, refuse: Refuse): RowValues {
  return { ...readAmount(cellOf, refuse), ...readSale(cellOf, refuse) };
}

function readAmount(cellOf: CellOf, refuse: Refuse): RowValues {
  const values: RowValues = {};
  const price = cellOf('price');
  if (price !== undefined) {
    const number = price && readNumber(price);
    if (price && number === null) refuse('price', notANumber);
    values.price = number ?? undefined;
  }
  const written = price ? currencyIn(price.text) : undefined;
  const column = cellOf('currency');
  if (column) {
    values.currency = currencyNamed(column.text) ?? column.text;
    if (written && written !== values.currency) {
      refuse('currency', (language) => m.api_row_currency_differs({}, { locale: language }));
    }
  } else if (written || column === null) {
    values.currency = written;
  }
  return values;
}

/** A symbol or a name beside a number. */
const currencyIn = (text: string) => currencyNamed(text.replace(/[\d.,'’\s]+/g, ' '));

function currencyNamed(text: string): Currency | undefined {
  const name = foldName(text).replace(/\.$/, '');
  return currencies.find((currency) => names[currency].includes(name));
}

function readSale(cellOf: CellOf, refuse: Refuse): RowValues {
  const values: RowValues = {};
  const type = cellOf('sale_type');
  if (type !== undefined)
    values.sale_type = type ? (saleTypeNamed(type.text) ?? type.text) : undefined;
  const sale = cellOf('sale');
  if (sale === undefined) return values;
  const isPercent = sale !== null && /%\s*$/.test(sale.text) && values.sale_type !== 'fixed';
  const number = sale && readNumber(isPercent ? withoutPercent(sale) : sale);
  if (sale && number === null) refuse('sale', notANumber);
  if (isPercent) values.sale_type ??= 'percentage';
  return { ...values, sale: number ?? 0 };
}

const withoutPercent = ({ text }: Cell): Cell => ({ text: text.replace(/\s*%\s*$/, '') });

function saleTypeNamed(text: string): SaleType | undefined {
  const name = foldName(text);
  if (name === '%') return 'percentage';
  return saleTypes.find(
    (type) =>
      name === type ||
      languages.some(
        (language) => name === foldName(saleTypeNames[type]({}, { locale: language })),
      ),
  );
}
