import { Readable } from 'node:stream';
import type { FeedTarget } from '@orendi/contract/feeds';
import type { Language } from '@orendi/contract/language';
import { maxId } from '@orendi/contract/limits';
import { listFeeds } from '@orendi/contract/routes/private-profile';
import { type Context, Hono } from 'hono';
import type { Services } from '../../services.ts';
import { type Api, type ApiEnv, guarded } from '../../platform/http/api.ts';
import { compressed } from '../../platform/http/compressed.ts';
import { shedLoad } from '../../platform/http/pressure.ts';
import { matches } from '../../platform/http/public-cache.ts';
import { type RateLimit, limitByAccount, limitByAddress } from '../../platform/http/rate-limit.ts';
import { member, orOperator } from '../../platform/http/scopes.ts';
import { findShopName } from './feed-queries.ts';
import { countFeeds, openFeed, scopeOf } from './write-feed.ts';

/** Google and Meta fetch the feeds of many shops from a few addresses. */
const feedLimit: RateLimit = { name: 'feed', calls: 600, seconds: 600 };
/** Reads all that the shop has. */
const countLimit: RateLimit = { name: 'feed-count', calls: 120, seconds: 600 };

const feedFile = '/:file{(?:google|meta)-(?:al|en)(?:-[1-9][0-9]{0,9})?\\.xml}';

/** The feeds for catalogues, at their addresses below /feeds. */
export function feedRoutes(
  services: Pick<Services, 'db' | 'clock' | 'settings' | 'countCall' | 'pressure'>,
): Hono<ApiEnv> {
  const { countCall, db, pressure } = services;
  const limits = [limitByAddress(countCall, feedLimit), shedLoad(pressure), compressed] as const;
  return new Hono<ApiEnv>().get(feedFile, ...limits, async (c) => {
    const [target, language, number] = c.req.param('file').slice(0, -'.xml'.length).split('-');
    const kind = { target: target as FeedTarget, language: language as Language };
    const site = c.get('publicUrl');
    const businessId = number === undefined ? null : Number(number);
    if (businessId !== null && businessId > maxId) return c.notFound();
    const title = businessId === null ? new URL(site).host : await findShopName(db, businessId);
    if (title === undefined) return c.notFound();
    const feed = await openFeed(services, await scopeOf(services, businessId), {
      ...kind,
      title,
      site,
    });
    return answer(c, feed);
  });
}

async function answer(c: Context<ApiEnv>, { etag, write }: Awaited<ReturnType<typeof openFeed>>) {
  c.header('Content-Type', 'application/xml; charset=utf-8');
  c.header('Cache-Control', 'no-cache');
  c.header('X-Robots-Tag', 'noindex');
  c.header('ETag', etag);
  if (matches(c.req.header('if-none-match'), etag)) return c.body(null, 304);
  if (c.req.method === 'HEAD') return c.body(null);
  // Reads on only when the client has taken what there is, and no more once it is gone.
  return c.body(Readable.toWeb(Readable.from(await write())) as ReadableStream<Uint8Array>);
}

export function ownFeedRoutes(api: Api, services: Services): void {
  const { countCall, db } = services;
  const limit = limitByAccount(countCall, countLimit);
  api.openapi(guarded(listFeeds, orOperator(db, member), limit), async (c) =>
    c.json({ data: await countFeeds(services, c.get('businessId'), c.get('publicUrl')) }, 200),
  );
}
