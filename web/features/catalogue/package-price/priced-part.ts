import type { PackageProduct } from '@orendi/contract/schemas/package';
import type { PricedPart } from './compare-price.ts';

/** A package's product as its price is computed. */
export function pricedPart(product: PackageProduct): PricedPart {
  const { price, currency, converted, sale, sale_type: saleType, quantity } = product;
  return { price, currency, converted, sale, saleType, quantity };
}
