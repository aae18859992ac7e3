import { lifetimes } from '@orendi/contract/limits';
import type { User } from '@orendi/contract/schemas/user';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { Settings } from '../../settings.ts';
import type { ApiEnv } from './api.ts';
import { sessionCookie } from './cache/serve-cached.ts';

/** An open session, and whose it is. */
export interface Session {
  id: number;
  user: User;
  /** Not used on this day so far: its life is to be prolonged. */
  isDue: boolean;
}

/** The sessions of all processes. A cookie is what `sessionCookie` carries, of any caller and so of any form. */
export interface Sessions {
  find(cookie: string): Promise<Session | null>;
  prolong(session: Session): Promise<void>;
}

/** Finds out who calls; a visitor costs nothing. Whoever is signed in is answered in the language of the account. */
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
 * Lets a session that is used live on, and takes away a cookie that opens none, so that its bearer is a visitor like
 * any other. Only for answers that are not cached.
 */
export function keepSession(sessions: Sessions, settings: Pick<Settings, 'cookieDomain'>) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    await next();
    const cookie = getCookie(c, sessionCookie);
    const session = c.get('session');
    // Where something is broken, nobody knows whether the cookie opens a session.
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
