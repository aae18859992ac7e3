import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import proxyAddr from 'proxy-addr';
import {
  defaultLanguage,
  isLanguage,
  type Language,
  landingLanguage,
  languageCookie,
} from '@orendi/contract/language';
import { withinCall } from '../log/current-call.ts';
import { pictureAddresses } from '../media/picture-addresses.ts';
import type { Settings } from '../settings.ts';
import type { ApiEnv } from './api.ts';
import { publicUrlOf } from './public-url.ts';

/** Determines once per request the caller, the language, our URL and the id, which a trusted proxy may set. */
export function requestContext(settings: Settings) {
  const trusted = proxyAddr.compile(settings.trustedProxies);
  return createMiddleware<ApiEnv>(async (c, next) => {
    const incoming = c.env?.incoming;
    const isTrusted = !incoming || trusted(incoming.socket.remoteAddress ?? '', 0);
    const requestId = callIdOf(isTrusted ? c.req.header(callIdHeader) : undefined);
    c.set('requestId', requestId);
    c.set('session', null);
    c.set('language', requestLanguage(c.req.url, c.req.header('cookie')));
    const publicUrl = publicUrlOf(c.req.raw, settings);
    c.set('publicUrl', publicUrl);
    c.set('pictureAddress', pictureAddresses(publicUrl, settings.mediaUrl));
    c.set('clientAddress', incoming ? proxyAddr(incoming, trusted) : '127.0.0.1');
    await withinCall(requestId, next);
    // Not `c.header`, which makes a stream of an answer that is there already.
    c.res.headers.set(callIdHeader, requestId);
  });
}

const cookiePattern = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w+)`);

/** An anonymous caller's language: that of an address in one language, else `?lang=`, else the cookie, else Albanian. Unknown values are ignored. */
export function requestLanguage(url: string, cookies: string | null | undefined): Language {
  const landing = landingLanguage(url);
  if (landing !== undefined) return landing;
  const query = url.indexOf('?');
  const asked = query < 0 ? null : new URLSearchParams(url.slice(query)).get('lang');
  if (isLanguage(asked)) return asked;
  const kept = cookies ? cookiePattern.exec(cookies)?.[1] : undefined;
  return isLanguage(kept) ? kept : defaultLanguage;
}

/** Names a call, from the proxy in front of us to the log and to the mails it causes. */
export const callIdHeader = 'x-request-id';

/** Ids as proxies make them, and nothing that could be a header or a line of its own. */
const plain = /^[\w.:-]{8,64}$/;

/** @param given by a proxy that is trusted */
export function callIdOf(given: string | undefined): string {
  return given !== undefined && plain.test(given) ? given : randomUUID();
}
