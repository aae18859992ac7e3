import { lifetimes } from '@orendi/contract/limits';
import type { User } from '@orendi/contract/schemas/user';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Services } from '../../services.ts';
import type { ApiEnv } from '../../platform/http/api.ts';
import { cookieAttributes } from '../../platform/http/cookie-attributes.ts';
import { setSessionCookie } from '../../platform/http/keep-session.ts';
import { lifeOfSession } from '../../platform/http/session.ts';
import { isSigned, readToken, writeToken } from './link-token.ts';

/*
 * A browser that has signed in to an account is known to it for a year, also after signing out. Its cookie opens nothing: it
 * only lets the owner try the password when strangers have used up the attempts that everybody else shares. Nothing about
 * it is stored. One cookie holds the tokens of the accounts of a shared computer.
 */

const name = 'device';
const MOST_ACCOUNTS = 5;
const DAY_SECONDS = 24 * 3600;
/** A device stays known whatever happens to the account. */
const always = { email: '', stamp: 0 };

type DeviceServices = Pick<Services, 'clock' | 'secret'>;

/** The token by which the caller's device is known to an account; null for a device that is not. */
export function findKnownDevice<Env extends ApiEnv>(
  c: Context<Env>,
  services: DeviceServices,
  accountId: number,
): string | null {
  return tokensOf(c).find((token) => accountOf(services, token) === accountId) ?? null;
}

export function rememberDevice<Env extends ApiEnv>(
  c: Context<Env>,
  services: DeviceServices & Pick<Services, 'settings'>,
  accountId: number,
): void {
  const seconds = lifetimes.knownDeviceDays * DAY_SECONDS;
  const expiresAt = Math.floor(services.clock().getTime() / 1000) + seconds;
  const token = writeToken(services.secret, 'known-device', { accountId, expiresAt }, always);
  const others = tokensOf(c).filter((other) => {
    const id = accountOf(services, other);
    return id !== null && id !== accountId;
  });
  setCookie(c, name, [token, ...others].slice(0, MOST_ACCOUNTS).join('.'), {
    ...cookieAttributes(c, services.settings.cookieDomain),
    maxAge: seconds,
  });
}

/** Lets a browser keep a new session, and be known to its account. */
export function giveSession<Env extends ApiEnv>(
  c: Context<Env>,
  services: DeviceServices & Pick<Services, 'settings'>,
  { user, cookie }: { user: User; cookie: string },
): User {
  setSessionCookie(c, cookie, services.settings.cookieDomain, lifeOfSession(user));
  rememberDevice(c, services, user.id);
  return user;
}

function tokensOf<Env extends ApiEnv>(c: Context<Env>): string[] {
  return (getCookie(c, name) ?? '').split('.', MOST_ACCOUNTS);
}

/** The account that a token was made for; null when it is not ours or has expired. */
function accountOf({ clock, secret }: DeviceServices, token: string): number | null {
  const link = readToken(token);
  if (!link || link.expiresAt * 1000 < clock().getTime()) return null;
  return isSigned(secret, 'known-device', link, always) ? link.accountId : null;
}
