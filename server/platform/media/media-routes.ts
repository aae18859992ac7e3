import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { baseRoutePath } from 'hono/route';
import type { Media } from './media.ts';
import type { ServedPicture } from './serve-picture.ts';

/**
 * GET and HEAD of pictures, to be mounted at the path of MEDIA_URL. Link previews and other sites may show them, hence
 * `cross-origin`; the app's own security headers must leave that one as it is.
 */
export function mediaRoutes(media: Pick<Media, 'serve'>): Hono {
  return new Hono().get('/*', async (c) => {
    const served = await media.serve(c.req.path.slice(baseRoutePath(c).replace(/\/$/, '').length));
    if (!served) return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    c.header('ETag', served.etag);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (isKnown(c.req.header('If-None-Match'), served.etag)) {
      release(served);
      return c.body(null, 304);
    }
    c.header('Content-Type', served.contentType);
    c.header('Content-Length', String(served.bytes));
    if (c.req.method === 'HEAD') {
      release(served);
      return c.body(null);
    }
    return c.body(toBody(served));
  });
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags?.some((tag) => tag === '*' || tag === etag) ?? false;
}

function release({ body }: ServedPicture) {
  if (body instanceof Readable) body.destroy();
}

const toBody = ({ body }: ServedPicture) =>
  body instanceof Readable
    ? (Readable.toWeb(body) as ReadableStream<Uint8Array>)
    : new Uint8Array(body);
