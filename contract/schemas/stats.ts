import { z } from '@hono/zod-openapi';
import { named } from '../fields/named.ts';
import {
  Count,
  CurrencyCode,
  Id,
  ListingType,
  pictureAnswers,
  Price,
  RequestType,
  Text,
} from '../fields/answer.ts';
import { leadFigures, listingTips, statsDays, topViewed } from '../limits.ts';

const TopViewed = z.union([
  z.object({ product_name: z.string(), views: Count }),
  z.object({ package_name: z.string(), views: Count }),
]);

const Day = z.object({ date: z.iso.date(), visits: Count, requests: Count, contacts: Count });

export const Stats = named('Stats', {
  totalRequestsCount: Count,
  totalContactsCount: Count.describe(
    'Visitors who asked for the phone, WhatsApp or Viber, each counted once a day',
  ),
  totalProductsCount: Count.describe('Published products only'),
  totalVisitsCount: Count.describe('Of the business page and its items'),
  topViewedEntities: z.array(TopViewed).max(topViewed.max),
  series: z.array(Day).max(statsDays).describe('The last 30 days, as days of Europe/Tirane'),
});
export type Stats = z.infer<typeof Stats>;

const Offers = z.object({
  currency: CurrencyCode,
  count: Count,
  value: Price,
  won_value: Price.describe('Of those that were won'),
});

const figures = {
  leads: Count.describe('Without those held, dropped or marked as spam'),
  contacts: Count.describe('Presses of the phone, WhatsApp and Viber, apart from leads'),
  timed: Count.describe(
    'Requests of the form whose time to an answer is known, or that have waited more than 24 hours',
  ),
  answered_in_day: Count.describe('How many of these were answered within 24 hours'),
  median_minutes: Count.nullable().describe('The median time to an answer, where one is known'),
  won: Count,
  lost: Count,
  offers: z.array(Offers).describe('Offered prices by currency'),
};

const AnswerTime = z
  .object({
    leads: Count.describe('Those that count: one of a contact, at most three of a network and day'),
    confirmed: Count.describe('Buyers who say that the seller reached them, or that they bought'),
    denied: Count.describe('Buyers who say that nobody reached them'),
    within_hours: z.int().nullable().describe('What buyers read within the hour; null for nothing'),
  })
  .describe('How soon the business answers the form, over 90 days without nights and holidays');
export type AnswerTime = z.infer<typeof AnswerTime>;

/** The outcome of leads. A lead counts for the month of Europe/Tirane in which it came. */
export const LeadFigures = named('LeadFigures', {
  total: z.object(figures),
  months: z
    .array(z.object({ month: z.string().describe('`YYYY-MM`'), ...figures }))
    .length(leadFigures.months)
    .describe('The oldest first; the last is the present one. All other figures are their sum'),
  pieces: z
    .array(z.object({ item_type: RequestType, item_id: Id, item_name: z.string(), ...figures }))
    .max(leadFigures.pieces)
    .describe('With the most leads first; `business` is the business itself'),
  answer_time: AnswerTime,
  lost_reasons: z
    .array(z.object({ reason: Text, count: Count }))
    .describe('The most frequent first; null where none was given'),
});
export type LeadFigures = z.infer<typeof LeadFigures>;
/** The figures of one month, of one piece, or of all. */
export type Figures = LeadFigures['total'];

/** The first that applies is given. */
export const tips = ['photos', 'size', 'description', 'price', 'looks'] as const;

/** Why nobody may have asked for a piece of one's own. */
const ListingTip = named('ListingTip', {
  id: Id,
  type: ListingType,
  name: z.string(),
  ...pictureAnswers,
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
