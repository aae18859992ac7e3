import type { IncomingMessage } from 'node:http';
import type { getRequestListener } from '@hono/node-server';
import proxyAddr from 'proxy-addr';
import type { Api } from './platform/http/api.ts';
import { readCacheable, sizeOf } from './platform/http/cache/cached-response.ts';
import { ResponseCache } from './platform/http/cache/response-cache.ts';
import { serveCached } from './platform/http/cache/serve-cached.ts';
import type { TakeNote } from './platform/http/notes.ts';
import { createMetrics, type Metrics } from './platform/metrics/index.ts';
import type { Settings } from './platform/settings.ts';

const MAX_BYTES = 32 * 1024 * 1024;

/** Paths whose answers are for one caller, or are files that need no second copy in memory. */
const notShared =
  /^\/(v1\/(?!public\/)|v1\/public\/captcha|media\/|previews\/|sitemap|assets\/|icons\/|healthz|readyz)/;

/** Puts a cache of public answers in front of the app. */
export function sharedCache(
  app: Api,
  otherwise: ReturnType<typeof getRequestListener>,
  { webOrigins, trustedProxies }: Pick<Settings, 'webOrigins' | 'trustedProxies'>,
  takeNote: TakeNote,
  { calls, caches }: Pick<Metrics, 'calls' | 'caches'> = createMetrics(),
) {
  const trusted = proxyAddr.compile(trustedProxies);
  const cache = new ResponseCache({
    maxBytes: MAX_BYTES,
    now: Date.now,
    read: readCacheable,
    sizeOf,
  });
  const listener = serveCached({
    cache,
    answer: async (request) => app.fetch(request),
    mayCache: (path) => !notShared.test(path),
    origins: webOrigins,
    otherwise,
    takeNote: (note, req) =>
      takeNote(note, { address: proxyAddr(req, trusted), headers: headersOf(req) }),
    calls,
    isTrusted: (address) => trusted(address, 0),
  });
  caches.set('answers', cache);
  return { cache, listener };
}

function headersOf({ headers }: IncomingMessage): Headers {
  return new Headers(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}
