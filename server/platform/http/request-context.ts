import { createMiddleware } from 'hono/factory';
import proxyAddr from 'proxy-addr';
import { withinCall } from '../log/current-call.ts';
import type { Settings } from '../settings.ts';
import type { ApiEnv } from './api.ts';
import { callIdHeader, callIdOf } from './call-id.ts';
import { publicUrlOf } from './public-url.ts';
import { requestLanguage } from './request-language.ts';

/**
 * Determines, once per request, who is calling, in which language, at which URL they reach us, and what the log names
 * the request: as a trusted proxy does, or anew.
 */
export function requestContext(settings: Settings) {
  const trusted = proxyAddr.compile(settings.trustedProxies);
  return createMiddleware<ApiEnv>(async (c, next) => {
    const incoming = c.env?.incoming;
    const isTrusted = !incoming || trusted(incoming.socket.remoteAddress ?? '', 0);
    const requestId = callIdOf(isTrusted ? c.req.header(callIdHeader) : undefined);
    c.set('requestId', requestId);
    c.set('session', null);
    c.set('language', requestLanguage(c.req.url, c.req.header('cookie')));
    c.set('publicUrl', publicUrlOf(c.req.raw, settings));
    c.set('clientAddress', incoming ? proxyAddr(incoming, trusted) : '127.0.0.1');
    await withinCall(requestId, next);
    // Not `c.header`, which makes a stream of an answer that is there already.
    c.res.headers.set(callIdHeader, requestId);
  });
}
