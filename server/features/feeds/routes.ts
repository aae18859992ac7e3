import { Readable } from 'node:stream';
import { feedReasons, type FeedTarget, feedTargets, mostNamed } from '@orendi/contract/feeds';
import { type Language, languages } from '@orendi/contract/language';
import { maxId } from '@orendi/contract/limits';
import { listFeeds } from '@orendi/contract/routes/private-profile';
import type { Feed } from '@orendi/contract/schemas/feeds';
import { tiraneDay } from '@orendi/contract/tirane-day';
import { Hono } from 'hono';
import type { Services } from '../../services.ts';
import { type Api, type ApiEnv, guarded } from '../../platform/http/api.ts';
import { compressed } from '../../platform/http/compressed.ts';
import { shedLoad } from '../../platform/http/pressure.ts';
import { etagOf, matches } from '../../platform/http/public-cache.ts';
import { type RateLimit, limitByAccount, limitByAddress } from '../../platform/http/rate-limit.ts';
import { member, orOperator } from '../../platform/http/scopes.ts';
import { pictureBase } from '../../platform/media/picture-addresses.ts';
import { escapeXml, xmlText } from '../../platform/xml.ts';
import { findPublicDemo } from '../businesses/index.ts';
import { describePiece, findFault, type PlacedFeed } from './describe-piece.ts';
import { eachPage, type FeedScope, findShopName, findState, type Piece } from './feed-queries.ts';

/** Google and Meta fetch the feeds of many shops from a few addresses. */
const feedLimit: RateLimit = { name: 'feed', calls: 600, seconds: 600 };
/** Reads all that the shop has. */
const countLimit: RateLimit = { name: 'feed-count', calls: 120, seconds: 600 };

const feedFile = '/:file{(?:google|meta)-(?:al|en)(?:-[1-9][0-9]{0,9})?\\.xml}';

type FeedServices = Pick<Services, 'db' | 'clock' | 'settings' | 'countCall' | 'pressure'>;
/** Raised with every change of what is written from the same rows. */
const writing = 2;

/** The feeds for catalogues, at their addresses below /feeds. */
export function feedRoutes(services: FeedServices): Hono<ApiEnv> {
  const { countCall, db, pressure, settings } = services;
  const limits = [limitByAddress(countCall, feedLimit), shedLoad(pressure), compressed] as const;
  return new Hono<ApiEnv>().get(feedFile, ...limits, async (c) => {
    const [target, language, number] = c.req.param('file').slice(0, -'.xml'.length).split('-');
    const kind = { target: target as FeedTarget, language: language as Language };
    const site = c.get('publicUrl');
    const businessId = number === undefined ? null : Number(number);
    if (businessId !== null && businessId > maxId) return c.notFound();
    const title = businessId === null ? new URL(site).host : await findShopName(db, businessId);
    if (title === null) return c.notFound();
    const scope = await scopeOf(services, businessId);
    const feed = { ...kind, site, media: pictureBase(site, settings.mediaUrl) };
    // Changes with every byte of the feed, and is known without reading the pieces.
    const told = [writing, await findState(db, scope), scope, feed, title];
    const etag = etagOf(Buffer.from(JSON.stringify(told)));
    c.header('Content-Type', 'application/xml; charset=utf-8');
    c.header('Cache-Control', 'no-cache');
    c.header('X-Robots-Tag', 'noindex');
    c.header('ETag', etag);
    if (matches(c.req.header('if-none-match'), etag)) return c.body(null, 304);
    if (c.req.method === 'HEAD') return c.body(null);
    // Reads on only when the client has taken what there is, and no more once it is gone.
    const written = Readable.from(writeFeed(eachPage(db, scope), feed, title));
    return c.body(Readable.toWeb(written) as ReadableStream<Uint8Array>);
  });
}

async function scopeOf({ db, clock, settings }: FeedServices, businessId: number | null) {
  const { businessIds: unlisted } = await findPublicDemo(db, settings);
  return { businessId, unlisted, day: tiraneDay(clock()) };
}

async function* writeFeed(pages: AsyncIterable<Piece[]>, feed: PlacedFeed, title: string) {
  const text = escapeXml(xmlText(title));
  yield Buffer.from(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n' +
      `<channel>\n<title>${text}</title>\n<link>${escapeXml(feed.site)}</link>\n<description>${text}</description>\n`,
  );
  for await (const page of pages) {
    const pieces = page.filter((piece) => findFault(piece, feed) === null);
    // One by one: the text of a whole page is a large object, which V8 keeps longer; a feed took 100 MB more.
    yield Buffer.concat(pieces.map((piece) => Buffer.from(describePiece(piece, feed))));
  }
  yield Buffer.from('</channel>\n</rss>\n');
}

export function ownFeedRoutes(api: Api, services: Services): void {
  const { countCall, db } = services;
  const limit = limitByAccount(countCall, countLimit);
  api.answer(guarded(listFeeds, orOperator(db, member), limit), async (c) => {
    const scope = await scopeOf(services, c.get('businessId'));
    return countFeeds(db, scope, c.get('publicUrl'));
  });
}

/** Counts what is in each feed of a shop, and what is left out. */
async function countFeeds(db: Services['db'], scope: FeedScope, site: string): Promise<Feed[]> {
  const feeds = feedTargets.flatMap((target) =>
    languages.map((language) => ({
      target,
      language,
      url: `${site}/feeds/${target}-${language}-${scope.businessId}.xml`,
      count: 0,
      left_out: feedReasons.map((reason): Feed['left_out'][number] => ({
        reason,
        count: 0,
        pieces: [],
      })),
    })),
  );
  for await (const page of eachPage(db, scope)) {
    for (const piece of page) {
      const { type, id, name } = piece;
      for (const feed of feeds) {
        const fault = findFault(piece, feed);
        const left = feed.left_out.find(({ reason }) => reason === fault);
        (left ?? feed).count += 1;
        if (left && left.count <= mostNamed) left.pieces.push({ type, id, name });
      }
    }
  }
  for (const feed of feeds) feed.left_out = feed.left_out.filter(({ count }) => count > 0);
  return feeds;
}
