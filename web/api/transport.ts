import type { ApiAnswer } from '@orendi/contract/page-render';
import { createContext } from 'react-router';
import { brokenOff } from './failure.ts';
import { accountHeaders, callFromPage, hasLostSession, regainSession } from './page-session.ts';

/**
 * Sends one call; `path` starts with `/v1`. Rejects with an `ApiFailure` when there is no response. The only time limit
 * is that of a given `signal` (`AbortSignal.timeout`).
 */
export type Send = (path: string, init?: RequestInit) => Promise<ApiAnswer>;

/** How this page's loaders reach the API: in process on the server, over the network in the browser. */
export const transport = createContext<Send>();

/**
 * A transport that adds the XSRF header to requests that change something, and renews a refused token once. If the
 * session has ended, the user is asked to sign in again; the same request is then sent once more.
 */
export function securedSend<Answer extends ApiAnswer>(
  change: (path: string, init: RequestInit) => Promise<Answer>,
) {
  return async (called: string, init: RequestInit = {}): Promise<Answer | Response> => {
    const path = callFromPage(called);
    if ((init.method ?? 'GET') === 'GET') return request(path, init);
    const response = await send(path, init);
    if (!hasLostSession(response.status, path, init)) return response;
    if (!(await regainSession())) return response;
    await response.json().catch(() => {});
    return send(path, init);
  };

  async function send(path: string, init: RequestInit): Promise<Answer> {
    if (xsrfToken() === '') await fetchToken(init.signal);
    const response = await change(path, withToken(init));
    return response.status === 403 ? change(path, withToken(init)) : response;
  }
}

export const browserSend = securedSend(request);

const cookie = 'XSRF-TOKEN';

/** The token every unsafe request must send back; empty while the cookie is not set. */
export function xsrfToken(): string {
  const entry = document.cookie.split('; ').find((pair) => pair.startsWith(`${cookie}=`));
  return decodeURIComponent(entry?.slice(cookie.length + 1) ?? '');
}

/**
 * Has a response set the cookie. Only that is wanted; a body that is never read, here as above, would keep the
 * connection open.
 */
async function fetchToken(signal: AbortSignal | null | undefined): Promise<void> {
  const answer = await request('/v1/public/captcha', { signal });
  await answer.text();
}

function withToken(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(accountHeaders())) headers.set(name, value);
  headers.set('X-XSRF-TOKEN', xsrfToken());
  return { ...init, headers };
}

async function request(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    throw brokenOff(error);
  }
}
