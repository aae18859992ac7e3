import {
  feedPath,
  feedReasons,
  type FeedReason,
  feedTargets,
  mostNamed,
} from '@orendi/contract/feeds';
import { languages } from '@orendi/contract/language';
import type { Feed } from '@orendi/contract/schemas/feeds';
import { tiraneDay } from '@orendi/contract/tirane-day';
import type { Services } from '../../services.ts';
import { etagOf } from '../../platform/http/public-cache.ts';
import { pictureBase } from '../../platform/media/picture-addresses.ts';
import { createQueue } from '../../platform/media/queue.ts';
import { escapeXml, xmlText } from '../../platform/xml.ts';
import { findPublicDemo } from '../businesses/index.ts';
import { describePiece, type FeedKind, type FeedPlaces, findFault } from './describe-piece.ts';
import { type FeedScope, findState, listPieces, pageSize, type Piece } from './feed-queries.ts';

type Shop = Pick<Services, 'db' | 'clock' | 'settings'>;

/** Raised with every change of what is written from the same rows. */
const writing = 1;

/** However many feeds are read, and however slowly, so many of their pages are asked for at once. */
const pages = createQueue(2);

export async function scopeOf({ db, clock, settings }: Shop, businessId: number | null) {
  const { businessIds: unlisted } = await findPublicDemo(db, settings);
  return { businessId, unlisted, day: tiraneDay(clock()) };
}

/**
 * A feed as it is now.
 * @param title a shop's name, or that of the site
 * @returns its tag, which changes with every byte and is known without reading the pieces; and what writes it as it is read,
 * a page of pieces at a time
 */
export async function openFeed(
  { db, settings }: Shop,
  scope: FeedScope,
  { title, site, ...kind }: FeedKind & { title: string; site: string },
) {
  const places = { site, media: pictureBase(site, settings.mediaUrl) };
  const state = await findState(db, scope);
  const told = [writing, state, kind, scope, title, places];
  return {
    etag: etagOf(Buffer.from(JSON.stringify(told))),
    async write() {
      // Whatever keeps the database from answering is told by a status, not in the middle of the feed.
      const first = await pages(() => listPieces(db, scope, 0));
      return writeFeed(first, (after) => pages(() => listPieces(db, scope, after)), {
        title,
        kind,
        places,
      });
    },
  };
}

interface Written {
  title: string;
  kind: FeedKind;
  places: FeedPlaces;
}

async function* writeFeed(
  first: Piece[],
  readOn: (after: number) => Promise<Piece[]>,
  { title, kind, places }: Written,
): AsyncGenerator<Uint8Array> {
  const text = escapeXml(xmlText(title));
  yield Buffer.from(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n' +
      `<channel>\n<title>${text}</title>\n<link>${escapeXml(places.site)}</link>\n<description>${text}</description>\n`,
  );
  for await (const some of eachPage(first, readOn)) {
    const items = some.filter((piece) => findFault(piece, kind) === null);
    // One by one: the text of a whole page is a large object, which V8 keeps longer; a feed took 100 MB more.
    yield Buffer.concat(
      items.map((piece) => Buffer.from(writeItem(describePiece(piece, kind, places)))),
    );
  }
  yield Buffer.from('</channel>\n</rss>\n');
}

/** Field by field on lines of their own, because Meta refuses lines of more than 5 MB. */
function writeItem(fields: [string, string][]): string {
  const lines = fields.map(([name, value]) => `<g:${name}>${escapeXml(value)}</g:${name}>\n`);
  return `<item>\n${lines.join('')}</item>\n`;
}

async function* eachPage(first: Piece[], readOn: (after: number) => Promise<Piece[]>) {
  let some = first;
  while (some.length > 0) {
    yield some;
    const last = some.at(-1);
    some = last && some.length === pageSize ? await readOn(last.id) : [];
  }
}

/** Counts what is in each feed of a shop, and what is left out. */
export async function countFeeds(shop: Shop, businessId: number, site: string): Promise<Feed[]> {
  const scope = await scopeOf(shop, businessId);
  const feeds = feedTargets.flatMap((target) =>
    languages.map((language) => ({
      target,
      language,
      url: site + feedPath(target, language, businessId),
      count: 0,
      faults: new Map<FeedReason, Feed['left_out'][number]>(),
    })),
  );
  const read = (after: number) => pages(() => listPieces(shop.db, scope, after));
  for await (const some of eachPage(await read(0), read)) {
    for (const piece of some) {
      for (const feed of feeds) {
        const reason = findFault(piece, feed);
        if (reason === null) feed.count += 1;
        else countFault(feed.faults, reason, piece);
      }
    }
  }
  return feeds.map(({ target, language, url, count, faults }) => {
    const left_out = feedReasons.flatMap((reason) => faults.get(reason) ?? []);
    return { target, language, url, count, left_out };
  });
}

function countFault(
  faults: Map<FeedReason, Feed['left_out'][number]>,
  reason: FeedReason,
  { type, id, name }: Piece,
): void {
  const fault = faults.get(reason) ?? { reason, count: 0, pieces: [] };
  fault.count += 1;
  if (fault.pieces.length < mostNamed) fault.pieces.push({ type, id, name });
  faults.set(reason, fault);
}
