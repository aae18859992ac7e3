import { lifetimes } from '@orendi/contract/limits';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { Settings } from '../settings.ts';
import type { ApiEnv } from './api.ts';
import { sessionCookie, type Sessions } from './session.ts';

/** Finds the caller's session. Visitors cost no query; a signed-in user is answered in the account's language. */
export async function identify(c: Context<ApiEnv>, sessions: Pick<Sessions, 'find'>) {
  const cookie = getCookie(c, sessionCookie);
  const session = cookie ? await sessions.find(cookie) : null;
  c.set('session', session);
  if (session) c.set('language', session.user.language);
}

export function identifyCaller(sessions: Sessions) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    await identify(c, sessions);
    await next();
  });
}

/**
 * Extends the lifetime of a session in use, and clears a cookie without a session, so that its sender becomes an
 * ordinary visitor. Only for answers that are not cached.
 */
export function keepSession(sessions: Sessions, settings: Pick<Settings, 'cookieDomain'>) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    await next();
    const cookie = getCookie(c, sessionCookie);
    const session = c.get('session');
    // After a server error we cannot tell whether the cookie belongs to a session.
    if (!cookie || c.res.status >= 500) return;
    if (!session) clearSessionCookie(c, settings.cookieDomain);
    else if (session.isDue) {
      await sessions.prolong(session);
      setSessionCookie(c, cookie, settings.cookieDomain);
    }
  });
}

export function setSessionCookie<Env extends ApiEnv>(
  c: Context<Env>,
  value: string,
  domain: string | null,
): void {
  setCookie(c, sessionCookie, value, {
    ...attributes(c, domain),
    maxAge: lifetimes.sessionDays * 24 * 3600,
  });
}

export function clearSessionCookie<Env extends ApiEnv>(
  c: Context<Env>,
  domain: string | null,
): void {
  deleteCookie(c, sessionCookie, attributes(c, domain));
}

function attributes<Env extends ApiEnv>(c: Context<Env>, domain: string | null) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: c.get('publicUrl').startsWith('https:'),
    ...(domain && { domain }),
  } as const;
}
