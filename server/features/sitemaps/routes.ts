import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Context, Hono } from 'hono';
import type { Services } from '../../services.ts';
import type { ApiEnv } from '../../platform/http/api.ts';
import { matches } from '../../platform/http/public-cache.ts';
import { createDocuments, type KeptDocument } from './keep-documents.ts';
import { writeRobots } from './robots.ts';
import {
  lastPart,
  pagesPath,
  sitemapPath,
  writePages,
  writePart,
  writeSitemapIndex,
} from './write-sitemap.ts';

const partFile = '/:file{sitemap-(?:listings|businesses)-(?:0|[1-9][0-9]{0,6})\\.xml}';

/** robots.txt and the sitemap it names. Both are at the root, because a sitemap only covers addresses below its own. */
export function sitemapRoutes(services: Pick<Services, 'db' | 'settings' | 'clock'>): Hono<ApiEnv> {
  const document = createDocuments();

  return new Hono<ApiEnv>()
    .get('/robots.txt', (c) =>
      c.text(writeRobots(c.get('publicUrl')), 200, { 'Cache-Control': 'public, max-age=3600' }),
    )
    .get(sitemapPath, async (c) => {
      const site = c.get('publicUrl');
      return answer(c, await document(`${site} index`, () => writeSitemapIndex(services, site)));
    })
    .get(pagesPath, async (c) => {
      const site = c.get('publicUrl');
      return answer(c, await document(`${site} pages`, () => writePages(services, site)));
    })
    .get(partFile, async (c) => {
      const site = c.get('publicUrl');
      const [, kind, number] = c.req.param('file').split(/[-.]/);
      const part = Number(number);
      if ((kind !== 'listings' && kind !== 'businesses') || part > lastPart) return c.notFound();
      const write = () => writePart(services, kind, part, site);
      return answer(c, await document(`${site} ${kind} ${part}`, write));
    });
}

const gzipTaken = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

function answer(c: Context<ApiEnv>, document: KeptDocument | null): Response | Promise<Response> {
  if (!document) return c.notFound();
  c.header('Content-Type', 'application/xml; charset=utf-8');
  c.header('Cache-Control', 'public, max-age=600');
  c.header('Vary', 'Accept-Encoding');
  c.header('ETag', document.etag);
  if (matches(c.req.header('if-none-match'), document.etag)) return c.body(null, 304);
  if (!gzipTaken.test(c.req.header('accept-encoding') ?? '')) return c.body(plain(document));
  c.header('Content-Encoding', 'gzip');
  c.header('Content-Length', String(document.gzip.length));
  return c.body(new Uint8Array(document.gzip));
}

/** For the few clients that do not accept compression: decompressed as they read. */
function plain({ gzip }: KeptDocument): ReadableStream<Uint8Array> {
  const unpacked = Readable.from([gzip]).pipe(createGunzip());
  return Readable.toWeb(unpacked) as ReadableStream<Uint8Array>;
}
