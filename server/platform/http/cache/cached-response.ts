import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { callIdHeader } from '../request-context.ts';
import { routeHeader } from '../count-calls.ts';
import { noteHeader } from '../notes.ts';
import { cacheTagHeader, readBody } from '../public-cache.ts';
import type { KeptAnswer } from './response-cache.ts';

const compressBrotli = promisify(brotliCompress);

const encodings = ['br', 'gzip'] as const;
/** Brotli if worth compressing. The few who do not read it get gzip, kept as well, or the plain form. */
type Forms = { plain: Buffer } | { br: Buffer; gzip?: Buffer };

export interface CachedResponse extends KeptAnswer {
  headers: Record<string, string>;
  /** See `countCalls`. */
  route: string;
  etag: string;
  forms: Forms;
  /** A note to take of everyone who gets it. */
  note: string | null;
}

/** Compressing a smaller body saves less than the extra header costs. */
const LEAST_BYTES_TO_COMPRESS = 800;

/** @returns null, with the body unread, unless its headers allow shared caches to keep it */
export async function readCacheable(
  response: Response,
  now: number,
): Promise<CachedResponse | null> {
  const freshMs = sharedMsOf(response);
  const etag = response.headers.get('etag');
  if (freshMs === null || !etag) return null;
  const body = await readBody(response);
  const headers = Object.fromEntries(response.headers);
  const tags = tagsOf(response);
  const route = routeOf(response);
  // These belong to the first call only: nothing is logged of calls that are answered from here.
  for (const name of [cacheTagHeader, noteHeader, routeHeader, callIdHeader])
    delete headers[name.toLowerCase()];
  headers.vary = ['Accept-Encoding, Cookie', headers.vary].filter(Boolean).join(', ');
  return {
    headers,
    route,
    etag,
    forms:
      body.length < LEAST_BYTES_TO_COMPRESS
        ? { plain: fitted(body) }
        : { br: await compress(body) },
    tags,
    note: response.headers.get(noteHeader),
    storedAt: now,
    freshMs,
  };
}

/** See `countCalls`. */
export function routeOf({ headers }: Response): string {
  return headers.get(routeHeader) ?? 'unknown';
}

/** In milliseconds; null if shared caches may not keep it. */
export function sharedMsOf({ status, headers }: Response): number | null {
  const seconds = /\bs-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1];
  return status === 200 && seconds && !headers.has('set-cookie') ? Number(seconds) * 1000 : null;
}

export function tagsOf({ headers }: Response): string[] {
  return (headers.get(cacheTagHeader) ?? '').split(',').filter(Boolean);
}

/** @returns a buffer of just that size: zlib's own, 64 kB by default, would be kept with it */
async function compress(body: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    // A window of 256 kB instead of 4 MB, which no answer fills.
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const chunkSize = chunkFor(body);
  return fitted(await compressBrotli(body, { params, chunkSize }));
}

/** A size that most answers shrink into. */
const chunkFor = ({ length }: Buffer) => Math.max(1024, length >> 2);

function fitted(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** At most what an answer takes: room for gzip, a quarter larger than Brotli, is counted from the beginning. */
export function sizeOf({ forms }: CachedResponse): number {
  return 1024 + ('plain' in forms ? forms.plain.length : Math.ceil(2.5 * forms.br.length));
}

export function bestForm({ forms }: CachedResponse, acceptEncoding: string | undefined) {
  if ('plain' in forms) return { body: forms.plain, encoding: null };
  const encoding = encodings.find((one) => acceptEncoding && accepts(acceptEncoding, one));
  if (encoding === 'br') return { body: forms.br, encoding };
  if (encoding === 'gzip' && forms.gzip) return { body: forms.gzip, encoding };
  const body = brotliDecompressSync(forms.br);
  if (encoding !== 'gzip') return { body, encoding: null };
  forms.gzip = fitted(gzipSync(body, { chunkSize: chunkFor(body) }));
  return { body: forms.gzip, encoding };
}

export function accepts(header: string, encoding: (typeof encodings)[number]): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.trim().split(';');
    return name === encoding && !parameters.some((text) => /^\s*q=0(\.0*)?\s*$/.test(text));
  });
}
