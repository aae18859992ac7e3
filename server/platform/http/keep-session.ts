import { landingLanguage } from '@orendi/contract/language';
import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { Settings } from '../settings.ts';
import type { ApiEnv } from './api.ts';
import { cookieAttributes } from './cookie-attributes.ts';
import { hostSessionCookie, lifeOfSession, sessionCookie, type Sessions } from './session.ts';

export function readSessionCookie<Env extends ApiEnv>(c: Context<Env>): string | undefined {
  return getCookie(c, hostSessionCookie) ?? getCookie(c, sessionCookie);
}

/** Finds the caller's session. Visitors cost no query; a signed-in user is answered in the account's language, or in that of the address. */
export async function identify(c: Context<ApiEnv>, sessions: Pick<Sessions, 'find'>) {
  const cookie = readSessionCookie(c);
  const session = cookie ? await sessions.find(cookie) : null;
  c.set('session', session);
  if (session) c.set('language', landingLanguage(c.req.url) ?? session.user.language);
}

export function identifyCaller(sessions: Sessions) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    await identify(c, sessions);
    await next();
  });
}

/**
 * Extends the lifetime of a session in use, gives its cookie the name it has at this address, and clears a cookie without a
 * session, so that its sender becomes an ordinary visitor. Only for answers that are not cached.
 */
export function keepSession(sessions: Sessions, settings: Pick<Settings, 'cookieDomain'>) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    await next();
    const cookie = readSessionCookie(c);
    const session = c.get('session');
    // After a server error we cannot tell whether the cookie belongs to a session.
    if (!cookie || c.res.status >= 500) return;
    if (!session) clearSessionCookie(c, settings.cookieDomain);
    else {
      const isNamedRight = getCookie(c, nameOf(c, settings.cookieDomain)) === cookie;
      if (session.isDue) await sessions.prolong(session);
      else if (isNamedRight) return;
      const { user, secondsLeft } = session;
      const seconds = user.isOperator ? secondsLeft : lifeOfSession(user);
      setSessionCookie(c, cookie, settings.cookieDomain, seconds);
    }
  });
}

export function setSessionCookie<Env extends ApiEnv>(
  c: Context<Env>,
  value: string,
  domain: string | null,
  seconds: number,
): void {
  const name = nameOf(c, domain);
  const other = name === sessionCookie ? hostSessionCookie : sessionCookie;
  if (getCookie(c, other) !== undefined) addCookie(c, other, '', domain, 0);
  addCookie(c, name, value, domain, seconds);
}

export function clearSessionCookie<Env extends ApiEnv>(c: Context<Env>, domain: string | null) {
  const present = nameOf(c, domain);
  for (const name of [sessionCookie, hostSessionCookie]) {
    if (name === present || getCookie(c, name) !== undefined) addCookie(c, name, '', domain, 0);
  }
}

function nameOf<Env extends ApiEnv>(c: Context<Env>, domain: string | null): string {
  return cookieAttributes(c, domain).secure && domain === null ? hostSessionCookie : sessionCookie;
}

/** Unlike Hono's `setCookie`, copies no body of a finished answer. */
function addCookie<Env extends ApiEnv>(
  c: Context<Env>,
  name: string,
  value: string,
  domain: string | null,
  maxAge: number,
) {
  const isOfHost = name === hostSessionCookie;
  const given = cookieAttributes(c, isOfHost ? null : domain);
  const options = { ...given, secure: isOfHost || given.secure, maxAge };
  c.res.headers.append('Set-Cookie', generateCookie(name, value, options));
}
