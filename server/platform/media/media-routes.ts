import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import { baseRoutePath } from 'hono/route';
import type { Media } from './media.ts';
import { QueueFull } from './queue.ts';
import type { ServedPicture } from './serve-picture.ts';
import type { ReadAddress, StoredObject } from './storage.ts';

/**
 * GET and HEAD of pictures, to be mounted at the path of MEDIA_URL. With `redirects`, browsers are sent to the store where
 * it can be read: by GET, the only method that its addresses are signed for, and not with `?here`, as a page's own scripts
 * ask, which may read nothing of another host.
 */
export function mediaRoutes(media: Pick<Media, 'serve' | 'locate'>, redirects = false): Hono {
  return new Hono().get('/*', async (c) => {
    const path = c.req.path.slice(baseRoutePath(c).replace(/\/$/, '').length);
    const mayRedirect = redirects && c.req.method === 'GET' && c.req.query('here') === undefined;
    const elsewhere = mayRedirect ? await media.locate(path) : null;
    if (elsewhere) return answerElsewhere(c, elsewhere);
    try {
      const served = await media.serve(path);
      return served ? answerPicture(c, served, forGood) : answerNoPicture(c);
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      return answerBusy(c);
    }
  });
}

/** Too many pictures are being drawn. */
export function answerBusy(c: Context): Response {
  return c.text('Busy', 503, { 'Cache-Control': 'no-store', 'Retry-After': '5' });
}

/** For URLs that identify their content, which may be cached forever. */
export const forGood = 'public, max-age=31536000, immutable';

/**
 * A picture as an answer to GET or HEAD. Link previews and other sites may show it, hence `cross-origin`, which the
 * app's own security headers must not override; and a page may use it as a mask from another host (MEDIA_URL), which
 * browsers fetch like a script's call.
 */
export function answerPicture(c: Context, served: ServedPicture, cacheControl: string): Response {
  c.header('Cache-Control', cacheControl);
  c.header('ETag', served.etag);
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  c.header('Access-Control-Allow-Origin', '*');
  if (isKnown(c.req.header('If-None-Match'), served.etag)) {
    release(served);
    return c.body(null, 304);
  }
  return answerBytes(c, served, served.contentType);
}

/** The bytes alone, as an answer to GET or HEAD. */
export function answerBytes(c: Context, found: StoredObject, contentType: string): Response {
  c.header('Content-Type', contentType);
  c.header('Content-Length', String(found.bytes));
  if (c.req.method !== 'HEAD') return c.body(toBody(found));
  release(found);
  return c.body(null);
}

/** Sends the caller to another address of the picture, and has it remembered as long as that address is given. */
function answerElsewhere(c: Context, { url, until }: ReadAddress): Response {
  const seconds = Math.max(0, Math.floor((until - Date.now()) / 1000));
  c.header('Cache-Control', `public, max-age=${seconds}`);
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  c.header('Access-Control-Allow-Origin', '*');
  return c.redirect(url, 302);
}

export function answerNoPicture(c: Context): Response {
  return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags?.some((tag) => tag === '*' || tag === etag) ?? false;
}

function release({ body }: StoredObject) {
  if (body instanceof Readable) body.destroy();
}

const toBody = ({ body }: StoredObject) =>
  body instanceof Readable
    ? (Readable.toWeb(body) as ReadableStream<Uint8Array>)
    : new Uint8Array(body);
