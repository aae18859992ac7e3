import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import proxyAddr from 'proxy-addr';
import type { Settings } from '../settings.ts';
import type { ApiEnv } from './api.ts';
import { publicUrlOf } from './public-url.ts';
import { requestLanguage } from './request-language.ts';

/** Determines, once per request, who is calling, in which language, and at which URL they reach us. */
export function requestContext(settings: Settings) {
  const trusted = proxyAddr.compile(settings.trustedProxies);
  return createMiddleware<ApiEnv>(async (c, next) => {
    const incoming = c.env?.incoming;
    c.set('requestId', randomUUID());
    c.set('session', null);
    c.set('language', requestLanguage(c.req.url, c.req.header('cookie')));
    c.set('publicUrl', publicUrlOf(c.req.raw, settings));
    c.set('clientAddress', incoming ? proxyAddr(incoming, trusted) : '127.0.0.1');
    await next();
  });
}
