import { z } from '@hono/zod-openapi';
import { CurrencyCode, Id, Price, Text, Time } from '../fields/answer.ts';
import { blankAsAbsent } from '../fields/blank.ts';
import { choice } from '../fields/choice.ts';
import { withRule } from '../fields/fault.ts';
import { named } from '../fields/named.ts';
import { id } from '../fields/number.ts';
import { email, line } from '../fields/text.ts';
import { textLimits } from '../limits.ts';
import { listingTypes } from '../listings.ts';
import { PushSubscriptionForm } from './push.ts';

export const WatchForm = withRule(
  z.object({
    search: blankAsAbsent(line(textLimits.search)).describe(
      'The parameters of a search as in the address of a page; or `item`',
    ),
    item: z.object({ type: choice(listingTypes), id: id() }).optional(),
    email: blankAsAbsent(email()).describe(
      'Where it is told; or `subscription`, that of a browser',
    ),
    subscription: PushSubscriptionForm.optional(),
    token: line(textLimits.captchaToken),
  }),
  ({ search, item, email: address, subscription }, report) => {
    // Neither or both of two that exclude each other.
    if ((search === undefined) === (item === undefined)) report('search', 'api_required');
    if ((address === undefined) === (subscription === undefined)) report('email', 'api_required');
  },
).openapi('WatchForm');
export type WatchForm = z.output<typeof WatchForm>;

export const WatchAnswer = named('WatchAnswer', {
  link: Text.describe('The page of the browser’s watches; null for an address, which gets a mail'),
});

const Watch = named('Watch', {
  id: Id,
  label: z.string().describe('The search in words, or the name of the piece'),
  href: z.string(),
  price: Price.nullable().describe('Of a piece: the lowest that was told'),
  currency: CurrencyCode.nullable(),
  isConfirmed: z.boolean(),
  created_at: Time,
});
export type Watch = z.infer<typeof Watch>;

export const WatchPage = named('WatchPage', {
  email: Text.describe('Masked; null for a browser'),
  ends_at: Time.describe('When the watches end by themselves, unless the page is opened before'),
  watches: z.array(Watch),
});
export type WatchPage = z.infer<typeof WatchPage>;

/** How many wait for a search or a piece by a confirmed watch. */
export const WatchCount = named('WatchCount', {
  label: z.string(),
  href: z.string(),
  watchers: z.int().min(1),
});
export type WatchCount = z.infer<typeof WatchCount>;
