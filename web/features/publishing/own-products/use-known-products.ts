import { useEffect } from 'react';
import { rememberOwnProducts } from './load-own-products.ts';
import type { OwnProduct } from './own-product.ts';

/** Caches the products of the server-rendered page, so that the next form does not fetch them. */
export function useKnownProducts(businessId: number, products: OwnProduct[]): void {
  useEffect(() => rememberOwnProducts(businessId, products), [businessId, products]);
}
