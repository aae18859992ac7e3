import { loaderApi } from '../../api/loader-api.ts';
import { guarded } from '../accounts/guarded.ts';
import { chosenIds } from './chosen-ids.ts';
import { loadOwnProducts } from './own-products/load-own-products.ts';

/** The loader of forms that choose among the own products: these, and the ids of those that the address names. */
export const loadChoosing = guarded(
  'owner',
  async ({ business_id: businessId }, { request, context }) => ({
    businessId,
    ids: chosenIds(request.url),
    products: await loadOwnProducts(loaderApi(context), businessId),
  }),
);
