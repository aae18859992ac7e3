import type { ApiAnswer, PageContext } from '@orendi/contract/page-render';
import { createContext } from 'react-router';
import { brokenOff } from './failure.ts';
import { rememberXsrf, xsrfHeader, xsrfToken } from './xsrf.ts';

/**
 * Sends one call; `path` begins with `/v1`. Rejects with an `ApiFailure` when no answer comes. There is no limit of time
 * but that of a `signal` that is given (`AbortSignal.timeout`).
 */
export type Send = (path: string, init?: RequestInit) => Promise<ApiAnswer>;

/** How the loaders of this page reach the API: in the server's process, or over the network. */
export const transport = createContext<Send>();

/** Pages only read while they are rendered, so the server's way takes no more than a path. */
export function serverSend(callApi: PageContext['callApi']): Send {
  return (path) => callApi(path);
}

/**
 * A way to send that gives the XSRF header to a call that changes something; a refused token is renewed once.
 * @param change sends such a call
 */
export function securedSend<Answer extends ApiAnswer>(
  change: (path: string, init: RequestInit) => Promise<Answer>,
) {
  return async (path: string, init: RequestInit = {}): Promise<Answer | Response> => {
    if ((init.method ?? 'GET') === 'GET') return request(path, init);
    if (xsrfToken() === '') await fetchToken(init.signal);
    const response = await change(path, withToken(init));
    return response.status === 403 ? change(path, withToken(init)) : response;
  };
}

export const browserSend = securedSend(request);

/** Its cookie is all that is wanted of the answer; one that nobody reads stays open. */
async function fetchToken(signal: AbortSignal | null | undefined): Promise<void> {
  const answer = await request(rememberXsrf, { signal });
  await answer.text();
}

function withToken(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers);
  headers.set(xsrfHeader, xsrfToken());
  return { ...init, headers };
}

async function request(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    throw brokenOff(error);
  }
}
