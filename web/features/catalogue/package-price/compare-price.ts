import {
  effectivePrice,
  fromMinor,
  toMinor,
  type Currency,
  type Priced,
} from '@orendi/contract/money';

/** A product in a package, with its own price. */
export interface PricedPart extends Priced {
  currency: Currency;
  quantity: number;
}

/** How a package's price compares with the total price of its contents. */
export type PriceComparison =
  /** The package is empty. */
  | { kind: 'nothing' }
  /** The contents' prices cannot be added up: the browser knows no exchange rates. */
  | { kind: 'mixed' }
  /** The contents' total when it cannot be compared: there is no price yet, or it is in another currency. */
  | { kind: 'sum'; sum: number; currency: Currency; isOther: boolean }
  /** What the buyer saves; the percentage is a whole number of at least 1. */
  | { kind: 'saving'; sum: number; currency: Currency; amount: number; percent: number }
  | { kind: 'same' | 'dearer'; sum: number; currency: Currency; amount: number };

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
  const [first] = counted;
  if (first === undefined) return { kind: 'nothing' };
  const shared = first.currency;
  if (counted.some((part) => part.currency !== shared)) return { kind: 'mixed' };
  const minorSum = counted.reduce((total, part) => total + toMinor(partPrice(part)), 0);
  const total = { sum: fromMinor(minorSum), currency: shared };
  const isOther = shared !== currency;
  if (isOther || price === undefined) return { kind: 'sum', ...total, isOther };
  const saved = minorSum - toMinor(price);
  const amount = fromMinor(Math.abs(saved));
  if (saved > 0) {
    const percent = Math.max(1, Math.round((saved / minorSum) * 100));
    return { kind: 'saving', ...total, amount, percent };
  }
  return { kind: saved === 0 ? 'same' : 'dearer', ...total, amount };
}

/** What all of a product in a package would cost on its own now. */
export function partPrice(part: PricedPart): number {
  return fromMinor(toMinor(effectivePrice(part)) * part.quantity);
}
