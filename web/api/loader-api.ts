import type { Api } from '@orendi/contract/client-types';
import { data, type RouterContextProvider } from 'react-router';
import { createApi } from './create-api.ts';
import { ApiFailure } from './failure.ts';
import { transport } from './transport.ts';

/** A failed call, as error pages see it. */
export interface LoadFailure {
  code: string;
  /** The API's message for the user. */
  message?: string;
}

/** The client for loaders, on server and browser. A failed call sets the page's status; no response becomes a 503. */
export function loaderApi(context: Readonly<RouterContextProvider>): Api {
  return async (name, ...input) => {
    try {
      return await createApi(context.get(transport))(name, ...input);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const { code, message, status } = error;
      throw data<LoadFailure>({ code, message }, { status: status || 503 });
    }
  };
}

/** The API's error code in what a loader's call has thrown; undefined for any other error. */
export function failureCode(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined;
  const { data: failure } = error;
  return typeof failure === 'object' && failure !== null && 'code' in failure
    ? failure.code
    : undefined;
}
