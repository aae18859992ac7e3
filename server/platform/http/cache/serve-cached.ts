import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallTimes } from '../../metrics/index.ts';
import { callIdHeader, callIdOf, requestLanguage } from '../request-context.ts';
import { routeHeader } from '../count-calls.ts';
import { noteHeader } from '../notes.ts';
import { matches } from '../public-cache.ts';
import { sessionCookie } from '../session.ts';
import { bestForm, type CachedResponse, routeOf } from './cached-response.ts';
import { AnswerLate, type ResponseCache } from './response-cache.ts';

/**
 * A host as browsers send it. Requests with other hosts, or with a target that is not a path, are left for the app to
 * refuse.
 */
const plainHost = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

type Listener = (req: IncomingMessage, res: ServerResponse) => void;

interface Cacheable {
  cache: ResponseCache<CachedResponse>;
  /** The app's own fetch, without the network. */
  answer: (request: Request) => Promise<Response>;
  /** Whether a path can have a public answer at all. */
  mayCache: (path: string) => boolean;
  /** Other origins whose scripts may read answers; the answer is different for each. */
  origins: readonly string[];
  /** Handles every request that the cache cannot answer, and counts it. */
  otherwise: Listener;
  /** Takes the note that an answer carries, stored or not, of everyone who gets it. */
  takeNote: (note: string, req: IncomingMessage) => void;
  /** Where all others are counted. */
  calls: CallTimes;
  /** Whether a caller is a proxy of ours, whose id of a call is taken. */
  isTrusted: (address: string) => boolean;
}

/**
 * Puts the cache in front of the app, directly on the Node server, so that a stored answer costs little more than
 * writing its bytes.
 */
export function serveCached(cacheable: Cacheable): Listener {
  const { cache, answer, mayCache, origins, otherwise, takeNote, calls, isTrusted } = cacheable;
  const callId = ({ headers, socket }: IncomingMessage) => {
    const given = isTrusted(socket.remoteAddress ?? '') ? headers[callIdHeader] : undefined;
    return callIdOf(given?.toString());
  };
  const takeNoteOf = (made: CachedResponse | Response, req: IncomingMessage) => {
    const note = made instanceof Response ? made.headers.get(noteHeader) : made.note;
    if (note !== null) takeNote(note, req);
  };
  return (req, res) => {
    const startedAt = performance.now();
    const { method, url = '/', headers } = req;
    const path = url.split('?', 1)[0] ?? '/';
    const host = headers.host ?? '';
    const anonymous = !headers.cookie?.includes(`${sessionCookie}=`);
    const isPlain = url.startsWith('/') && plainHost.test(host);
    if ((method !== 'GET' && method !== 'HEAD') || !anonymous || !isPlain || !mayCache(path)) {
      otherwise(req, res);
      return;
    }
    const language = requestLanguage(url, headers.cookie);
    const origin = origins.find((listed) => listed === headers.origin);
    const key = `${host} ${language} ${origin ?? ''} ${url}`;
    const make = async () => answer(plainRequest(host, url, language, callId(req), origin));
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
}

/** Only the parts of a request that a public answer may depend on. */
function plainRequest(
  host: string,
  url: string,
  language: string,
  callId: string,
  origin?: string,
): Request {
  const headers = { host, cookie: `lang=${language}`, [callIdHeader]: callId };
  return new Request(`http://${host}${url}`, {
    headers: { ...headers, ...(origin && { origin }) },
  });
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
