import type { IncomingMessage, ServerResponse } from 'node:http';
import { matches } from '../public-cache.ts';
import { requestLanguage } from '../request-language.ts';
import { sessionCookie } from '../session.ts';
import { bestForm, type CachedResponse } from './cached-response.ts';
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
  /** Handles every request that the cache cannot answer. */
  otherwise: Listener;
}

/**
 * Puts the cache in front of the app, directly on the Node server, so that a stored answer costs little more than
 * writing its bytes.
 */
export function serveCached({ cache, answer, mayCache, origins, otherwise }: Cacheable): Listener {
  return (req, res) => {
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
    const make = async () => answer(plainRequest(host, url, language, origin));
    const stored = cache.find(key, make);
    if (stored) {
      write(req, res, stored);
      return;
    }
    cache.make(key, make).then(
      (made) => (made instanceof Response ? relay(req, res, made) : write(req, res, made)),
      // Otherwise the URL cannot be parsed, as with a port above 65535.
      (error) => (error instanceof AnswerLate ? giveUp(res) : otherwise(req, res)),
    );
  };
}

/** Only the parts of a request that a public answer may depend on. */
function plainRequest(host: string, url: string, language: string, origin?: string): Request {
  return new Request(`http://${host}${url}`, {
    headers: { host, cookie: `lang=${language}`, ...(origin && { origin }) },
  });
}

function write(req: IncomingMessage, res: ServerResponse, entry: CachedResponse): void {
  if (matches(req.headers['if-none-match'], entry.etag)) {
    res.writeHead(304, entry.headers).end();
    return;
  }
  const { body, encoding } = bestForm(entry, req.headers['accept-encoding']?.toString());
  const form = { ...entry.headers, 'content-length': String(body.length) };
  res.writeHead(200, encoding ? { ...form, 'content-encoding': encoding } : form);
  res.end(req.method === 'HEAD' ? undefined : body);
}

function giveUp(res: ServerResponse): void {
  res.writeHead(503, { 'retry-after': '5', 'cache-control': 'no-store' }).end();
}

async function relay(req: IncomingMessage, res: ServerResponse, response: Response): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  if (response.status !== 304) headers['content-length'] = String(body.length);
  res.writeHead(response.status, headers);
  res.end(req.method === 'HEAD' ? undefined : body);
}
