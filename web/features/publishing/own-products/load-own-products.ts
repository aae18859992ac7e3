import type { Api } from '@orendi/contract/client-types';
import { forgetForVisit, keepForVisit, rememberForVisit } from '../../../api/keep-for-visit.ts';
import { ownProductOf, type OwnProduct } from './own-product.ts';

/** All products of the user's business; cached for the visit until one of them changes. */
export function loadOwnProducts(api: Api, businessId: number): Promise<OwnProduct[]> {
  return keepForVisit(nameOf(businessId), async () => {
    const rows = await api('GET /private/product-creation/get');
    return rows.map(ownProductOf);
  });
}

/** Seeds the cache from the server-rendered page. */
export function rememberOwnProducts(businessId: number, products: OwnProduct[]): void {
  rememberForVisit(nameOf(businessId), products);
}

/** Drops the cache after a product or its price has changed. */
export function forgetOwnProducts(businessId: number): void {
  forgetForVisit(nameOf(businessId));
}

/** Keyed by business, because another user of this browser has other products. */
const nameOf = (businessId: number) => `own products ${businessId}`;
