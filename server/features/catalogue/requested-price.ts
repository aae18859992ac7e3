import { effectivePrice } from '@orendi/contract/money';
import type { RequestableItem } from './requestable-queries.ts';

/** What an item that is asked about costs now, after its sale; null of a business. */
export function requestedPrice({
  price,
  sale,
  sale_type: saleType,
}: Pick<RequestableItem, 'price' | 'sale' | 'sale_type'>): number | null {
  return price === null ? null : effectivePrice({ price, sale, saleType });
}
