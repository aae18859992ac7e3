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

/** Sends with the XSRF header where the call changes something; a refused token is renewed once. */
export const browserSend = async (path: string, init: RequestInit = {}): Promise<Response> => {
  if ((init.method ?? 'GET') === 'GET') return request(path, init);
  if (xsrfToken() === '') await request(rememberXsrf, { signal: init.signal });
  const response = await request(path, withToken(init));
  return response.status === 403 ? request(path, withToken(init)) : response;
};

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
