import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createGunzip, gzip } from 'node:zlib';
import { type Context, Hono } from 'hono';
import type { Services } from '../../services.ts';
import { remember } from '../../platform/db/remember.ts';
import type { ApiEnv } from '../../platform/http/api.ts';
import { accepts } from '../../platform/http/cache/cached-response.ts';
import { etagOf, matches } from '../../platform/http/public-cache.ts';
import { createQueue } from '../../platform/media/queue.ts';
import { isPart, writeSitemap } from './write-sitemap.ts';

const sitemapFile =
  '/:file{sitemap(?:-pages|-(?:listings|businesses)-(?:0|[1-9][0-9]{0,6}))?\\.xml}';

/** A file of the sitemap takes about 300 kB compressed, and some megabytes while it is made. */
const mostKept = 48;
const keptSeconds = 600;

const nothing = new Error('nothing is in this part of the sitemap');

/** robots.txt and the sitemap it names. Both are at the root, because a sitemap only covers addresses below its own. */
export function sitemapRoutes(
  services: Pick<Services, 'db' | 'settings' | 'clock' | 'landings'>,
): Hono<ApiEnv> {
  const oneAtATime = createQueue(1);
  const openFile = remember(services, { seconds: keptSeconds, most: mostKept }, (key) =>
    oneAtATime(async () => {
      const [site = '', file = ''] = key.split(' ');
      const text = await writeSitemap(services, site, file);
      if (text === null) throw nothing;
      const packed = await promisify(gzip)(text);
      return { packed, etag: etagOf(packed) };
    }),
  );

  return new Hono<ApiEnv>()
    .get('/robots.txt', (c) =>
      c.text(writeRobots(c.get('publicUrl')), 200, { 'Cache-Control': 'public, max-age=3600' }),
    )
    .get(sitemapFile, async (c) => {
      const file = c.req.param('file');
      if (!isPart(file)) return c.notFound();
      try {
        return answer(c, await openFile(`${c.get('publicUrl')} ${file}`));
      } catch (error) {
        if (error === nothing) return c.notFound();
        throw error;
      }
    });
}

function answer(c: Context<ApiEnv>, { packed, etag }: { packed: Buffer; etag: string }): Response {
  c.header('Content-Type', 'application/xml; charset=utf-8');
  c.header('Cache-Control', `public, max-age=${keptSeconds}`);
  c.header('Vary', 'Accept-Encoding');
  c.header('ETag', etag);
  if (matches(c.req.header('if-none-match'), etag)) return c.body(null, 304);
  if (!accepts(c.req.header('accept-encoding') ?? '', 'gzip')) return c.body(unpack(packed));
  c.header('Content-Encoding', 'gzip');
  c.header('Content-Length', String(packed.length));
  return c.body(new Uint8Array(packed));
}

/** For the few clients that do not accept compression: unpacked as they read, so that none holds a whole file in memory. */
function unpack(packed: Buffer): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from([packed]).pipe(createGunzip())) as ReadableStream<Uint8Array>;
}

/** Parameters of the home page with endless combinations: searches and filters. */
const endless = ['query', 'brand', 'color', 'material', 'sortByPrice', 'choose'];

const personal = [
  '/*/request',
  '/ask?',
  '/request-submitted',
  '/reset-password/',
  '/verify-email/',
  '/invitation/',
  '/onboarding',
  '/people',
  '/profile',
  '/update-profile',
  '/dashboard',
  '/operator',
  '/create-',
  '/product-detail/',
  '/packages/',
  '/bulk-sale',
];

/** Crawlers may read the parts of the API that a page's script calls to render it; those answers carry `noindex`. */
function writeRobots(publicUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /v1/public/',
    'Disallow: /v1/',
    ...endless.map((name) => `Disallow: /*?*${name}`),
    ...personal.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
