import { randomBytes } from 'node:crypto';
import { m } from '@orendi/messages';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { say } from '../sentence.ts';
import { isSameSignature } from '../signature.ts';
import { ApiError } from './api-error.ts';
import type { ApiEnv } from './api.ts';
import { cookieAttributes } from './cookie-attributes.ts';

const xsrfCookie = 'XSRF-TOKEN';
const xsrfHeader = 'X-XSRF-TOKEN';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Sets an XSRF cookie unless the caller has one. Only for answers that are not cached. */
export function giveXsrfCookie(c: Context<ApiEnv>, cookieDomain: string | null): void {
  c.header('Cache-Control', 'no-store');
  if (getCookie(c, xsrfCookie)) return;
  setCookie(c, xsrfCookie, randomBytes(24).toString('base64url'), {
    ...cookieAttributes(c, cookieDomain),
    httpOnly: false,
  });
}

/** Every call with side effects must repeat the cookie in a header, because another site's page cannot read it. */
export const requireXsrf = createMiddleware<ApiEnv>(async (c, next) => {
  if (!safeMethods.has(c.req.method)) {
    const cookie = getCookie(c, xsrfCookie) ?? '';
    if (cookie === '' || !isSameSignature(c.req.header(xsrfHeader) ?? '', cookie))
      throw new ApiError('FORBIDDEN', { sentence: say(m.api_forbidden_xsrf) });
  }
  await next();
});

/** For a GET with side effects: a picture or link on another site must not trigger it. */
export const refuseCrossSite = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.req.header('sec-fetch-site') === 'cross-site') throw new ApiError('FORBIDDEN');
  await next();
});
