import type { Language } from '@orendi/contract/language';
import { formatNumber, formatPrice, type Priced } from '@orendi/contract/money';
import { m } from '@orendi/messages';

/** `(-20% off)` or `(-€21 off)`. */
export function discountText(item: Priced & { currency: string }, language: Language): string {
  const discount =
    item.saleType === 'percentage'
      ? `${formatNumber(item.sale, language)}%`
      : formatPrice(item.sale, item.currency, language);
  return m.price_off({ discount });
}
