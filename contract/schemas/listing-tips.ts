import { z } from '@hono/zod-openapi';
import {
  Count,
  CurrencyCode,
  FocusPoint,
  Id,
  ListingType,
  PictureUrl,
  Price,
} from '../fields/answer.ts';
import { named } from '../fields/named.ts';
import { listingTips } from '../limits.ts';

/** The first that applies is given. */
export const tips = ['photos', 'size', 'description', 'price', 'looks'] as const;

/** Why nobody may have asked for a piece of one's own. */
const ListingTip = named('ListingTip', {
  id: Id,
  type: ListingType,
  name: z.string(),
  image: PictureUrl.nullable(),
  image_focus: FocusPoint.nullable(),
  tip: z
    .enum(tips)
    .describe(
      '`photos`: it has one at most; `size`: it has no dimensions; `description`: hardly any; `price`: well above like ' +
        'pieces; `looks`: many look at it, and nobody asks',
    ),
  looks: Count.describe('In the last 30 days'),
  price: Price.describe('After the sale'),
  currency: CurrencyCode,
  like_count: Count.describe('Of other products of its category, priced in the same currency'),
  like_price: Price.nullable().describe('The median of their prices; null unless that is the tip'),
});
export type ListingTip = z.infer<typeof ListingTip>;

export const ListingTips = z
  .array(ListingTip)
  .max(listingTips.most)
  .describe('The most viewed first');
