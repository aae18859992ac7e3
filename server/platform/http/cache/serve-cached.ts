import { setImmediate as nextTurn } from 'node:timers/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import proxyAddr from 'proxy-addr';
import { createMetrics, type Metrics } from '../../metrics/index.ts';
import type { Settings } from '../../settings.ts';
import { callIdHeader, callIdOf, requestLanguage } from '../request-context.ts';
import { routeHeader } from '../count-calls.ts';
import { noteHeader, type Reader, type TakeNote } from '../notes.ts';
import { matches } from '../public-cache.ts';
import { sessionCookie } from '../session.ts';
import {
  bestForm,
  type CachedResponse,
  readCacheable,
  routeOf,
  sizeOf,
} from './cached-response.ts';
import { AnswerLate, ResponseCache } from './response-cache.ts';

const MAX_BYTES = 32 * 1024 * 1024;

/** Paths whose answers are for one caller, or are files that need no second copy in memory or are streamed. */
const notShared =
  /^\/(v1\/(?!public\/)|v1\/public\/captcha|media\/|previews\/|feeds\/|sitemap|assets\/|icons\/|healthz|readyz)/;

/** A host as browsers send it. The app refuses requests with other hosts, or whose target is not a path. */
const plainHost = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

type Listener = (req: IncomingMessage, res: ServerResponse) => void;

/**
 * Puts a cache of public answers in front of the app, directly on the Node server, so that a stored answer costs little more
 * than writing its bytes.
 * @param otherwise handles every request that the cache cannot answer, and counts it
 * @param takeNote takes the note that an answer carries, stored or not, of everyone who gets it
 */
export function serveCached(
  app: { fetch(request: Request): Response | Promise<Response> },
  otherwise: Listener,
  { webOrigins, trustedProxies }: Pick<Settings, 'webOrigins' | 'trustedProxies'>,
  takeNote: TakeNote,
  { calls, caches }: Pick<Metrics, 'calls' | 'caches'> = createMetrics(),
): { cache: ResponseCache<CachedResponse>; listener: Listener } {
  const trusted = proxyAddr.compile(trustedProxies);
  const cache = new ResponseCache({
    maxBytes: MAX_BYTES,
    now: Date.now,
    read: readCacheable,
    sizeOf,
  });
  caches.set('answers', cache);
  const callId = ({ headers, socket }: IncomingMessage) =>
    callIdOf(
      trusted(socket.remoteAddress ?? '', 0) ? headers[callIdHeader]?.toString() : undefined,
    );
  const takeNoteOf = (made: CachedResponse | Response, req: IncomingMessage) => {
    const note = made instanceof Response ? made.headers.get(noteHeader) : made.note;
    if (note === null) return;
    takeNote(note, { address: proxyAddr(req, trusted), headers: headersOf(req) });
  };
  const listener: Listener = (req, res) => {
    const startedAt = performance.now();
    const { method, url = '/', headers } = req;
    const path = url.split('?', 1)[0] ?? '/';
    const host = headers.host ?? '';
    const anonymous = !headers.cookie?.includes(`${sessionCookie}=`);
    const isPlain = url.startsWith('/') && plainHost.test(host);
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || !anonymous || !isPlain || notShared.test(path)) {
      otherwise(req, res);
      return;
    }
    const language = requestLanguage(url, headers.cookie);
    const origin = webOrigins.find((listed) => listed === headers.origin);
    const key = `${host} ${language} ${origin ?? ''} ${url}`;
    const make = async () => {
      // Everything that has arrived together is read first, so that a crowd of misses keeps no quick answer waiting.
      await nextTurn();
      // Only the parts of a request that a public answer may depend on.
      const ours = { host, cookie: `lang=${language}`, [callIdHeader]: callId(req) };
      const plain = { headers: { ...ours, ...(origin && { origin }) } };
      return app.fetch(new Request(`http://${host}${url}`, plain));
    };
    const stored = cache.find(key, make);
    if (stored) {
      takeNoteOf(stored, req);
      calls.note(stored.route, write(req, res, stored), startedAt, 'kept');
      return;
    }
    const count = (route: string, status: number) => calls.note(route, status, startedAt, 'made');
    cache.make(key, make).then(
      (made) => {
        takeNoteOf(made, req);
        if (!(made instanceof Response)) return count(made.route, write(req, res, made));
        count(routeOf(made), made.status);
        return relay(req, res, made);
      },
      (error) => {
        // Otherwise the URL cannot be parsed, as with a port above 65535.
        if (!(error instanceof AnswerLate)) return otherwise(req, res);
        count('unknown', 503);
        giveUp(res);
      },
    );
  };
  return { cache, listener };
}

/** @returns the status */
function write(req: IncomingMessage, res: ServerResponse, entry: CachedResponse): number {
  if (matches(req.headers['if-none-match'], entry.etag)) {
    res.writeHead(304, entry.headers).end();
    return 304;
  }
  const { body, encoding } = bestForm(entry, req.headers['accept-encoding']?.toString());
  const form = { ...entry.headers, 'content-length': String(body.length) };
  res.writeHead(200, encoding ? { ...form, 'content-encoding': encoding } : form);
  res.end(req.method === 'HEAD' ? undefined : body);
  return 200;
}

function giveUp(res: ServerResponse): void {
  res.writeHead(503, { 'retry-after': '5', 'cache-control': 'no-store' }).end();
}

async function relay(req: IncomingMessage, res: ServerResponse, response: Response): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
  for (const name of [noteHeader, routeHeader]) delete headers[name.toLowerCase()];
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  if (response.status !== 304) headers['content-length'] = String(body.length);
  res.writeHead(response.status, headers);
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** Read when they are asked for, as most answers carry a note. */
function headersOf({ headers }: IncomingMessage): Reader['headers'] {
  return { get: (name) => headers[name]?.toString() ?? null };
}
