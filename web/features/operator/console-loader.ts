import type { Api } from '@orendi/contract/client-types';
import { data, redirect } from 'react-router';
import { createApi } from '../../api/create-api.ts';
import { ApiFailure } from '../../api/failure.ts';
import type { LoadFailure } from '../../api/loader-api.ts';
import { transport } from '../../api/transport.ts';
import { paths } from '../../platform/paths.ts';
import { guarded } from '../accounts/guarded.ts';

/**
 * The loader of a page of the console: for operators only. Without a second factor every call is refused, and the page
 * that says so is shown instead.
 * @param load receives the client, and the parameters of the page's address
 */
export function consoleLoader<Data>(
  load: (api: Api, parameters: URLSearchParams) => Promise<Data>,
) {
  return guarded('operator', async (_, { request, context }) => {
    try {
      return await load(createApi(context.get(transport)), new URL(request.url).searchParams);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.code === 'NO_SECOND_FACTOR') throw redirect(paths.operator.secondFactor);
      throw data<LoadFailure>({ code: error.code }, { status: error.status || 503 });
    }
  });
}
