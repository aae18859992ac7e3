import { z } from '@hono/zod-openapi';
import { feedReasons, feedTargets, mostNamed } from '../feeds.ts';
import { Count, Id, ListingType } from '../fields/answer.ts';
import { named } from '../fields/named.ts';
import { languages } from '../language.ts';

const LeftOut = z.object({
  reason: z
    .enum(feedReasons)
    .describe(
      '`no_name`: nothing that can be read; `no_description`: none in the language of the feed; `no_price`: it costs ' +
        'nothing after the sale; `small_picture`: each is too small for that catalogue. The first that applies',
    ),
  count: Count,
  pieces: z
    .array(z.object({ type: ListingType, id: Id, name: z.string() }))
    .max(mostNamed)
    .describe('The oldest of them'),
});

/** A feed of a shop, and what of the shop is not in it. */
const Feed = named('Feed', {
  target: z.enum(feedTargets),
  language: z.enum(languages),
  url: z.url(),
  count: Count.describe('Pieces in it'),
  left_out: z.array(LeftOut).describe('Of those that visitors see'),
});
export type Feed = z.infer<typeof Feed>;

export const Feeds = z.array(Feed);
