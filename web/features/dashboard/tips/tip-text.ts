import type { Language } from '@orendi/contract/language';
import { formatNumber, formatPrice } from '@orendi/contract/money';
import type { ListingTip } from '@orendi/contract/schemas/listing-tips';
import { m } from '@orendi/messages';

/** The tip as a sentence, with the facts that it comes from. */
export function tipText(tip: ListingTip, language: Language): string {
  const { looks, price, currency, like_count: count, like_price: median } = tip;
  switch (tip.tip) {
    case 'photos':
      return m.tips_photos();
    case 'size':
      return m.tips_size();
    case 'description':
      return m.tips_description();
    case 'price':
      return m.tips_price({
        count: formatNumber(count, language),
        price: formatPrice(price, currency, language),
        median: formatPrice(median ?? price, currency, language),
      });
    case 'looks':
      return m.tips_looks({ count: formatNumber(looks, language) });
  }
}
