import type { Api } from '@orendi/contract/client-types';
import { forgetForVisit, keepForVisit, rememberForVisit } from '../../../api/keep-for-visit.ts';
import { ownProductOf, type OwnProduct } from './own-product.ts';

/** All products of the own business; asked for once in a visit, and again after one of them is changed. */
export function loadOwnProducts(api: Api, businessId: number): Promise<OwnProduct[]> {
  return keepForVisit(nameOf(businessId), async () => {
    const rows = await api('GET /private/product-creation/get');
    return rows.map(ownProductOf);
  });
}

/** Keeps what the server's page came with. */
export function rememberOwnProducts(businessId: number, products: OwnProduct[]): void {
  rememberForVisit(nameOf(businessId), products);
}

/** One of them, or what they cost, has been changed. */
export function forgetOwnProducts(businessId: number): void {
  forgetForVisit(nameOf(businessId));
}

/** Another user of the same browser has others. */
const nameOf = (businessId: number) => `own products ${businessId}`;
