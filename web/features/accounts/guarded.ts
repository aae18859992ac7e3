import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { currentUser } from './current-user.ts';
import { type Caller, type Callers, isOperator, wayAround } from './way-around.ts';

/**
 * Wraps the loader of a guarded page: redirects everyone it is not for, on the server before rendering and in the
 * browser before navigating. `load` receives the user the page is for. To users who are not operators the console does
 * not exist, and staff are told which pages are their owner's.
 */
export function guarded<Kind extends Caller, Data>(
  caller: Kind,
  load: (user: Callers[Kind], args: LoaderFunctionArgs) => Data | Promise<Data>,
) {
  return async (args: LoaderFunctionArgs): Promise<Data> => {
    const { context, request } = args;
    const user = await context.get(currentUser)(request);
    const way = wayAround(caller, user, new URL(request.url));
    if (way !== null) throw redirect(way);
    if (caller === 'operator' && user !== null && !isOperator(user)) {
      throw data(null, { status: 404 });
    }
    if (caller === 'owner' && user?.role === 'staff') throw data(null, { status: 403 });
    return load(user as Callers[Kind], args);
  };
}
