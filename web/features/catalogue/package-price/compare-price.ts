import {
  effectivePrice,
  fromMinor,
  toMinor,
  type Currency,
  type Priced,
} from '@orendi/contract/money';
import type { PackageProduct } from '@orendi/contract/schemas/package';
import { priceText } from '../../../platform/number-text.ts';
import { aboutText } from '../currency/about-text.ts';

export interface PricedPart extends Priced {
  currency: Currency;
  /** The price of one after its sale in the other currencies, at the operator's rates. */
  converted?: Partial<Record<string, number>> | undefined;
  quantity: number;
}

/** The total price of the contents, in the package's currency. */
interface Total {
  sum: number;
  currency: string;
  /** Some of it is in another currency, so the total is as exact as the operator's rates. */
  isAbout: boolean;
}

export type PriceComparison =
  /** The package is empty. */
  | { kind: 'nothing' }
  /** The contents' prices cannot be added up: a rate is not known. */
  | { kind: 'mixed' }
  /** There is no price yet. */
  | ({ kind: 'sum' } & Total)
  /** The buyer saves a whole percentage of at least 1. */
  | ({ kind: 'saving'; amount: number; percent: number } & Total)
  | ({ kind: 'same' | 'dearer'; amount: number } & Total);

/**
 * Compares with what the contents cost now, sales included.
 * @param price of the package, after its own sale; undefined until one is typed
 */
export function comparePrice(
  parts: readonly PricedPart[],
  price: number | undefined,
  currency: string,
): PriceComparison {
  const counted = parts.filter(({ quantity }) => quantity > 0);
  if (counted.length === 0) return { kind: 'nothing' };
  const isAbout = counted.some((part) => part.currency !== currency);
  let minorSum = 0;
  for (const part of counted) {
    const one = part.currency === currency ? effectivePrice(part) : part.converted?.[currency];
    if (one === undefined) return { kind: 'mixed' };
    minorSum += toMinor(one) * part.quantity;
  }
  const total = { sum: fromMinor(minorSum), currency, isAbout };
  if (price === undefined) return { kind: 'sum', ...total };
  const saved = minorSum - toMinor(price);
  const amount = fromMinor(Math.abs(saved));
  if (saved > 0) {
    const percent = Math.max(1, Math.round((saved / minorSum) * 100));
    return { kind: 'saving', ...total, amount, percent };
  }
  return { kind: saved === 0 ? 'same' : 'dearer', ...total, amount };
}

/** The current price of all pieces of one product in a package. */
export function partPrice(part: PricedPart): number {
  return fromMinor(toMinor(effectivePrice(part)) * part.quantity);
}

/** An amount of a comparison, marked where it is as exact as the operator's rates. */
export function totalText(amount: number, { currency, isAbout }: Omit<Total, 'sum'>): string {
  return isAbout ? aboutText(amount, currency) : priceText(amount, currency);
}

export function pricedPart(product: Omit<PackageProduct, 'category_id'>): PricedPart {
  const { price, currency, converted, sale, sale_type: saleType, quantity } = product;
  return { price, currency, converted, sale, saleType, quantity };
}
