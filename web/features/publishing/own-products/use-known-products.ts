import { useEffect } from 'react';
import { rememberOwnProducts } from './load-own-products.ts';
import type { OwnProduct } from './own-product.ts';

/** Keeps the own products that the server's page came with, so that the next form asks for none. */
export function useKnownProducts(businessId: number, products: OwnProduct[]): void {
  useEffect(() => rememberOwnProducts(businessId, products), [businessId, products]);
}
