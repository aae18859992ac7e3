import { readId } from '../../platform/page-id.ts';
import { guarded } from '../accounts/guarded.ts';
import { loadOwnProducts } from './own-products/own-products.ts';

/** The loader of forms that select own products: the products, and the ids named by the address. */
export const loadChoosing = guarded(
  'member',
  async ({ business_id: businessId }, { api, request }) => ({
    businessId,
    ids: chosenIds(request.url),
    products: await loadOwnProducts(api, businessId),
  }),
);

/** The ids in an address: `?ids=1,2`; invalid ones are dropped. */
export function chosenIds(address: string): number[] {
  const named = new URL(address).searchParams.get('ids') ?? '';
  return named.split(',').flatMap((text) => readId(text.trim()) ?? []);
}
