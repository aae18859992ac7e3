import type { Api } from '@orendi/contract/client-types';
import type { ReactNode } from 'react';
import { data, type LoaderFunctionArgs } from 'react-router';
import { failureCode, loaderApi } from '../../api/loader-api.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** The loader of a page that a private link opens. A link that opens nothing is a page that says so: `found` is null. */
export function linkLoader<Found>(find: (api: Api, params: { token: string }) => Promise<Found>) {
  return async ({ params: { token = '' }, context }: LoaderFunctionArgs) => {
    try {
      return { token, found: await find(loaderApi(context), { token }) };
    } catch (error) {
      if (failureCode(error) !== 'NOT_FOUND') throw error;
      return data({ token, found: null }, { status: 404 });
    }
  };
}

/** Its address opens something: no call that the page makes, and no page after it, is told of it. */
export function LinkPage({ children }: { children: ReactNode }) {
  return (
    // Nothing can be pressed before the script is there.
    <fieldset role="none" disabled={!useHydrated()} className="contents">
      <meta name="referrer" content="no-referrer" />
      {children}
    </fieldset>
  );
}
