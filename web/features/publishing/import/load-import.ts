import { maxId } from '@orendi/contract/limits';
import { createApi } from '../../../api/create-api.ts';
import { ApiFailure } from '../../../api/failure.ts';
import { loaderApi } from '../../../api/loader-api.ts';
import { transport } from '../../../api/transport.ts';
import { wholeNumber } from '../../../platform/search-schema.ts';
import { guarded } from '../../accounts/guarded.ts';

const readId = wholeNumber(maxId);

/** The last import, and the preview the address names; one that no longer exists is ignored. */
export const loadImport = guarded(
  'owner',
  async ({ business_id: businessId }, { request, context }) => {
    const api = loaderApi(context);
    const id = readId(new URL(request.url).searchParams.get('preview') ?? '');
    const findPreview = async () => {
      if (id === undefined) return null;
      try {
        return await createApi(context.get(transport))('GET /private/imports/{id}', {
          params: { id },
        });
      } catch (error) {
        if (error instanceof ApiFailure && error.status === 404) return null;
        throw error;
      }
    };
    const [last, preview] = await Promise.all([api('GET /private/imports/last'), findPreview()]);
    return { businessId, last, preview };
  },
);
