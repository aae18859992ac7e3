import { z } from '@hono/zod-openapi';
import { Count, Id } from '../fields/answer.ts';
import { named } from '../fields/named.ts';

/** From a page of a listing to the answer of its seller. */
const steps = {
  details: Count.describe('Views of listings'),
  contacts: Count.describe('Visitors who asked for a phone number'),
  requests: Count,
  answered: Count.describe('How many of these requests have an answer by now'),
};

const MarketWeek = named('MarketWeek', {
  week: z.iso.date().describe('Its Monday, in Tirana'),
  visits: Count.nullable().describe(
    'The different visitors of each day, added up; null where none were counted',
  ),
  ...steps,
  new_shops: Count,
});
export type MarketWeek = z.infer<typeof MarketWeek>;

const MarketGroup = named('MarketGroup', {
  id: Id.nullable().describe('Null for shops whose town is not known'),
  name: z.string().describe('In the language of the caller'),
  listings: Count.describe('In the shop at this moment'),
  ...steps,
});
export type MarketGroup = z.infer<typeof MarketGroup>;

const MarketShop = MarketGroup.extend({ town_id: Id.nullable() }).openapi('MarketShop');
export type MarketShop = z.infer<typeof MarketShop>;

const Wish = named('Wish', {
  words: z.string(),
  town: z
    .object({ slug: z.string(), name: z.string() })
    .nullable()
    .describe('Where it was wanted; null where none was named'),
  visitors: z.int().min(3).describe('The different ones of each day, added up'),
  listings: Count.describe('How many they would find there now'),
});
export type Wish = z.infer<typeof Wish>;

/** Contacts of a category are presses of a button on the page of a product, one for each button and visitor of a day. */
export const Market = named('Market', {
  weeks: z.array(MarketWeek).describe('The last twelve weeks, the oldest first'),
  towns: z.array(MarketGroup).describe('By the town of the shop, over the last 30 days'),
  categories: z.array(MarketGroup).describe('The same by category, products alone'),
  shops: z.array(MarketShop).describe('The same by shop, the most viewed ones'),
  wishes: z.array(Wish).describe('What three visitors or more searched for in the last 30 days'),
});
export type Market = z.infer<typeof Market>;
