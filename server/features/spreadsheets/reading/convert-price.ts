import type { Amount } from '@orendi/contract/parse-amount';

/** The price times the factor in whole cents, exactly, half cents up. */
export function convertPrice(price: Amount, factor: Amount): number {
  const hundredfold = price.digits * factor.digits * 100n;
  const unit = 10n ** BigInt(price.scale + factor.scale);
  return Number((hundredfold * 2n + unit) / (unit * 2n));
}
