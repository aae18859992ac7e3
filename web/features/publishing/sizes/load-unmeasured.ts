import { maxId } from '@orendi/contract/limits';
import { loaderApi } from '../../../api/loader-api.ts';
import { wholeNumber } from '../../../platform/search-schema.ts';
import { guarded } from '../../accounts/guarded.ts';

/** Products on one page: each has three fields. */
const perPage = 24;
const readPage = wholeNumber(maxId);

/** The loader of the table of products that lack a size. */
export const loadUnmeasured = guarded(
  'owner',
  async ({ business_id: businessId }, { request, context }) => {
    const page = readPage(new URL(request.url).searchParams.get('page') ?? '') ?? 1;
    const known = await loaderApi(context)('GET /private/product-sizes/get', {
      query: { page, perPage },
    });
    return { businessId, known };
  },
);
