import type { Language } from './language.ts';

/*
 * Prices travel as JSON numbers with at most two decimals. All arithmetic uses whole hundredths, so that the server,
 * the browser and the database agree to the cent.
 */

export const currencies = ['EUR', 'USD', 'ALL'] as const;
export type Currency = (typeof currencies)[number];

export const saleTypes = ['percentage', 'fixed'] as const;
export type SaleType = (typeof saleTypes)[number];

export interface Priced {
  price: number;
  /** Percent, or an amount in the price's currency, by `saleType`; 0 means no sale. */
  sale: number;
  saleType: SaleType | null;
}

const symbols: Record<string, string> = { EUR: '€', USD: '$', GBP: '£' };

/** Whole hundredths of a non-negative amount; half cents round up. */
export function toMinor(amount: number): number {
  return Math.floor(Number((amount * 100).toFixed(4)) + 0.5);
}

export function fromMinor(minor: number): number {
  return minor / 100;
}

/** Whether the listing has a sale that changes its price. */
export function isOnSale({ sale, saleType }: Omit<Priced, 'price'>): boolean {
  return saleType !== null && sale > 0;
}

/**
 * The price after the sale, in the same unit as `price`. Half cents round up; a percentage above 100 counts as 100, and
 * a fixed sale never takes the price below 0.
 */
export function effectivePrice(item: Priced): number {
  const price = toMinor(item.price);
  if (!isOnSale(item)) return fromMinor(price);
  const sale = toMinor(item.sale);
  if (item.saleType === 'fixed') return fromMinor(Math.max(0, price - sale));
  const kept = 10_000 - Math.min(sale, 10_000);
  return fromMinor(Math.floor((price * kept + 5_000) / 10_000));
}

/** A number formatted for the language, with at most two decimals and no trailing zeros: `1,249.5`, `1.249,5`. */
export function formatNumber(value: number, language: Language): string {
  const [units, cents] = digits(toMinor(value), language);
  return units + cents.replace(/0$/, '');
}

/**
 * An amount formatted for people: `€1,249.50`, `$80`, `12,000 ALL` in English; `€1.249,50`, `$80`, `12.000 ALL` in
 * Albanian. Two decimals, none when they are zero; a currency without a symbol follows as its code.
 */
export function formatPrice(amount: number, currency: string, language: Language): string {
  const number = formatAmount(amount, language);
  const symbol = symbols[currency];
  return symbol === undefined ? `${number} ${currency}` : `${symbol}${number}`;
}

/** An amount without its currency: `1,249.50`, `80`. */
export function formatAmount(amount: number, language: Language): string {
  return digits(toMinor(amount), language).join('');
}

/** The grouped whole part, and the cents with their decimal mark: `['1,249', '.50']`, `['80', '']`. */
function digits(minor: number, language: Language): [units: string, cents: string] {
  const [comma, point] = language === 'al' ? ['.', ','] : [',', '.'];
  const cents = minor % 100;
  const units = String((minor - cents) / 100).replace(/\B(?=(\d{3})+$)/g, comma);
  return [units, cents === 0 ? '' : point + String(cents).padStart(2, '0')];
}
