import { currencies, type Currency, effectivePrice, type SaleType } from '@orendi/contract/money';
import { convertAmount } from '@orendi/search/convert-amount';

interface PricedRow {
  price: number;
  sale: number;
  sale_type: SaleType | null;
  currency: Currency;
}

/** How much of a euro one of each currency is. */
export type Rates = Readonly<Partial<Record<Currency, number>>>;

/**
 * The effective price in the other currencies, to the cent, as limits of prices compare it; without those whose rate is
 * not known.
 */
export function inOtherCurrencies(
  { price, sale, sale_type, currency }: PricedRow,
  rates: Rates,
): Partial<Record<Currency, number>> {
  const amount = effectivePrice({ price, sale, saleType: sale_type });
  const others = currencies.filter((other) => other !== currency);
  const known = others.flatMap((other) => {
    const converted = convertAmount(amount, rates[currency] ?? 0, rates[other] ?? 0);
    return converted === null ? [] : [[other, converted] as const];
  });
  return Object.fromEntries(known);
}
