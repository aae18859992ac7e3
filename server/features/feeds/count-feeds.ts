import { feedReasons, feedTargets, mostNamed } from '@orendi/contract/feeds';
import { languages } from '@orendi/contract/language';
import type { Feed } from '@orendi/contract/schemas/feeds';
import type { Db } from '../../platform/db/tables.ts';
import { findFault } from './describe-piece.ts';
import { eachPage, type FeedScope } from './feed-queries.ts';

/** Counts what is in each feed of a shop, and what is left out. */
export async function countFeeds(db: Db, scope: FeedScope, site: string): Promise<Feed[]> {
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
