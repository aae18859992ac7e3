import { redirect, type LoaderFunctionArgs } from 'react-router';
import { currentUser } from './current-user.ts';
import { wayAround, type Caller, type Callers } from './way-around.ts';

/**
 * The loader of a page that is not for everybody: leads others away, on the server before anything is rendered and in
 * the browser before the page changes. `load` is given whom the page is for.
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
    return load(user as Callers[Kind], args);
  };
}
