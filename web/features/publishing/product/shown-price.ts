import { price as limits } from '@orendi/contract/limits';
import type { Priced } from '@orendi/contract/money';
import { decimalOf } from '../../forms/decimal/decimal-text.ts';
import type { ProductValues } from './product-values.ts';
import { cappedSale } from './sale-cap.ts';

/** The price as its card will show it, with the sale; null while there is none. */
export function shownPrice(values: ProductValues): (Priced & { currency: string }) | null {
  const price = Number(values.price);
  if (!(price >= limits.min && price <= limits.max)) return null;
  const saleType = values.sale_type === 'fixed' ? 'fixed' : 'percentage';
  return { price, currency: values.currency, sale: decimalOf(cappedSale(values)) ?? 0, saleType };
}
