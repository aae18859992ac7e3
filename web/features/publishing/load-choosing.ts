import { maxId } from '@orendi/contract/limits';
import { loaderApi } from '../../api/loader-api.ts';
import { wholeNumber } from '../../platform/search-schema.ts';
import { guarded } from '../accounts/guarded.ts';
import { loadOwnProducts } from './own-products/load-own-products.ts';

const readId = wholeNumber(maxId);

/** The loader of forms that choose among the own products: these, and the ids of those that the address names. */
export const loadChoosing = guarded(
  'owner',
  async ({ business_id: businessId }, { request, context }) => ({
    businessId,
    ids: chosenIds(request.url),
    products: await loadOwnProducts(loaderApi(context), businessId),
  }),
);

/** The ids that an address names: `?ids=1,2`; what can be none is left out. */
export function chosenIds(address: string): number[] {
  const named = new URL(address).searchParams.get('ids') ?? '';
  return named.split(',').flatMap((text) => readId(text.trim()) ?? []);
}
