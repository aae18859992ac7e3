import type { Api } from '@orendi/contract/client-types';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { failureCode, loaderApi } from '../../api/loader-api.ts';
import { paths } from '../../platform/paths.ts';
import { currentUser } from './current-user.ts';
import { type Caller, type Callers, isOperator, wayAround } from './way-around.ts';

interface Visit extends LoaderFunctionArgs {
  api: Api;
  parameters: URLSearchParams;
}

/**
 * Wraps the loader of a guarded page: redirects everyone it is not for, on the server before rendering and in the
 * browser before navigating. `load` receives the user the page is for. To users who are not operators the console does
 * not exist, and staff are told which pages are their owner's. An operator without a second factor, whose every call is
 * refused, is led to the page that says so.
 */
export function guarded<Kind extends Caller, Data>(
  caller: Kind,
  load: (user: Callers[Kind], visit: Visit) => Data | Promise<Data>,
) {
  return async (args: LoaderFunctionArgs): Promise<Data> => {
    const { context, request } = args;
    const user = await context.get(currentUser)(request);
    const address = new URL(request.url);
    const way = wayAround(caller, user, address);
    if (way !== null) throw redirect(way);
    if (caller === 'operator' && user !== null && !isOperator(user)) {
      throw data(null, { status: 404 });
    }
    if (caller === 'owner' && user?.role === 'staff') throw data(null, { status: 403 });
    const visit = { ...args, api: loaderApi(context), parameters: address.searchParams };
    try {
      return await load(user as Callers[Kind], visit);
    } catch (error) {
      if (failureCode(error) !== 'NO_SECOND_FACTOR') throw error;
      throw redirect(paths.operator.secondFactor);
    }
  };
}
