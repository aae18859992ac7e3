import { effectivePrice, fromMinor, toMinor, type Currency } from '@orendi/contract/money';
import type { PackageLine } from './package-contents.ts';

/** How a package's price compares with the total price of its contents. */
export type PriceAdvice =
  /** The package is empty. */
  | { kind: 'nothing' }
  /** The contents' prices cannot be added up: the browser knows no exchange rates. */
  | { kind: 'mixed' }
  /** The contents' total when it cannot be compared: there is no price yet, or it is in another currency. */
  | { kind: 'sum'; sum: number; currency: Currency; isOther: boolean }
  /** What the buyer saves; the percentage is a whole number of at least 1. */
  | { kind: 'saving'; sum: number; currency: Currency; amount: number; percent: number }
  | { kind: 'same' | 'dearer'; sum: number; currency: Currency; amount: number };

/** @param price of the package; undefined until one is typed */
export function adviseOnPrice(
  lines: readonly PackageLine[],
  price: number | undefined,
  currency: string,
): PriceAdvice {
  const counted = lines.filter(({ quantity }) => quantity > 0);
  const [first] = counted;
  if (first === undefined) return { kind: 'nothing' };
  const shared = first.product.currency;
  if (counted.some(({ product }) => product.currency !== shared)) return { kind: 'mixed' };
  const minorSum = counted.reduce(
    (total, { product, quantity }) => total + toMinor(effectivePrice(product)) * quantity,
    0,
  );
  const parts = { sum: fromMinor(minorSum), currency: shared };
  const isOther = shared !== currency;
  if (isOther || price === undefined) return { kind: 'sum', ...parts, isOther };
  const saved = minorSum - toMinor(price);
  const amount = fromMinor(Math.abs(saved));
  if (saved > 0) {
    const percent = Math.max(1, Math.round((saved / minorSum) * 100));
    return { kind: 'saving', ...parts, amount, percent };
  }
  return { kind: saved === 0 ? 'same' : 'dearer', ...parts, amount };
}
