import { foldName } from '@orendi/contract/fold-name';
import { languages } from '@orendi/contract/language';
import { fromMinor, saleTypes, type SaleType, toMinor } from '@orendi/contract/money';
import { type Amount, parseAmount, toCents } from '@orendi/contract/parse-amount';
import { currencyNamed, readMoney } from '@orendi/contract/read-money';
import { m } from '@orendi/messages';
import { say } from '../../../platform/sentence.ts';
import type { Cell } from '../workbook/cell.ts';
import { readNumber } from './read-number.ts';
import type { CellOf, ReadingRules, Refuse, RowValues } from './row-values.ts';

export const saleTypeNames = {
  percentage: m.product_percentage,
  fixed: m.product_fixed,
} satisfies Record<SaleType, unknown>;

/**
 * Reads price, currency and sale, as far as the table has their columns. An old price above the price becomes the
 * product's price, and the difference a fixed sale, so that the effective price is the price in the row; any other old
 * price means that there is no sale.
 */
export function readPrice(cellOf: CellOf, rules: ReadingRules, refuse: Refuse): RowValues {
  const values = { ...readCurrency(cellOf, rules, refuse), ...readSale(cellOf, rules, refuse) };
  const price = readPriceIn('price', cellOf, rules, refuse);
  if (price === undefined) return values;
  const before = readPriceIn('old_price', cellOf, rules, refuse);
  if (before === undefined) return { ...values, price: price ?? undefined };
  if (price === null || before === null || before <= price) {
    return { ...values, price: price ?? undefined, sale: 0, sale_type: undefined };
  }
  const sale = fromMinor(toMinor(before) - toMinor(price));
  return { ...values, price: before, sale, sale_type: 'fixed' };
}

/** Null if the cell has no amount, undefined if there is no such column. */
function readPriceIn(
  column: 'price' | 'old_price',
  cellOf: CellOf,
  rules: ReadingRules,
  refuse: Refuse,
): number | null | undefined {
  const cell = cellOf(column);
  if (!cell) return cell;
  const number = readConverted(cell, rules);
  if (number === null) refuse(column, rules.words.notANumber(cell.text, undefined));
  return number;
}

function readConverted(cell: Cell, rules: ReadingRules): number | null {
  if (rules.priceFactor === undefined) return readNumber(cell, rules);
  const { text, number } = cell;
  const isText = number === undefined;
  const amount = isText
    ? readMoney(text, rules.decimalMark)?.amount
    : parseAmount(`${number}`, 'point');
  return amount ? fromMinor(convertPrice(amount, rules.priceFactor)) : null;
}

/** The price times the factor, computed exactly and rounded to cents, half cents up. */
export function convertPrice(price: Amount, factor: Amount): number {
  const digits = price.digits * factor.digits;
  return Number(toCents({ digits, scale: price.scale + factor.scale }));
}

/** A price that is converted may be stated in the currency that it is converted from. */
function readCurrency(cellOf: CellOf, rules: ReadingRules, refuse: Refuse): RowValues {
  const price = cellOf('price');
  const column = rules.currency ? undefined : cellOf('currency');
  const written = (price && readMoney(price.text, rules.decimalMark)?.currency) ?? undefined;
  const named = rules.currency ?? (column && (currencyNamed(column.text) ?? column.text));
  if (!named) return written || column === null ? { currency: written } : {};
  const { digits, scale } = rules.priceFactor ?? { digits: 1n, scale: 0 };
  if (written && written !== named && digits === 10n ** BigInt(scale)) {
    refuse(column ? 'currency' : 'price', say(m.api_row_currency_differs));
  }
  return price === undefined && rules.currency ? {} : { currency: named };
}

function readSale(cellOf: CellOf, rules: ReadingRules, refuse: Refuse): RowValues {
  const values: RowValues = {};
  const type = cellOf('sale_type');
  if (type !== undefined)
    values.sale_type = type ? (saleTypeNamed(type.text) ?? type.text) : undefined;
  const sale = cellOf('sale');
  if (sale === undefined) return values;
  const isPercent = sale !== null && /%\s*$/.test(sale.text) && values.sale_type !== 'fixed';
  const number = sale && readNumber(isPercent ? withoutPercent(sale) : sale, rules);
  if (sale && number === null) refuse('sale', rules.words.notANumber(sale.text, undefined));
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
