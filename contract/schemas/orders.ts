import { z } from '@hono/zod-openapi';
import { named } from '../fields/named.ts';
import { Count, Id, Time } from '../fields/answer.ts';
import { choice } from '../fields/choice.ts';
import { pageOf, pageQuery } from '../fields/page.ts';
import { optionalLine } from '../fields/text.ts';
import { leadStages } from '../leads.ts';
import { paging, textLimits } from '../limits.ts';
import { orderSorts, sortDirections } from '../listings.ts';
import { Request } from './request.ts';

export const OrdersQuery = z.object({
  ...pageQuery(paging.ordersPerPage),
  sort: choice(orderSorts).default('created_at'),
  order: choice(sortDirections).default('desc'),
  sources: choice(['form', 'all'])
    .default('form')
    .describe('`all` adds what the seller has written down: leads of a press or by hand'),
  stage: choice(leadStages).optional().describe('`held` ones are listed with it alone'),
  q: optionalLine(textLimits.query).describe(
    'Beginnings of words of the buyer’s name, the e-mail address or the item’s name, with or without accents; or digits of the phone number',
  ),
});
export type OrdersQuery = z.output<typeof OrdersQuery>;

const changed_at = Time.nullable().describe(
  'When a buyer last changed, withdrew or told of a request',
);

export const OrderPage = pageOf(Request)
  .extend({
    waiting: Count.describe('How many are pending, whatever `stage` and `q` leave out'),
    oldest_waiting_since: Time.nullable().describe('Null when none is pending'),
    changed_at,
  })
  .openapi('OrderPage');
export type OrderPage = z.infer<typeof OrderPage>;

/** The current state of the orders, which the dashboard's live events carry. */
export const OrdersState = named('OrdersState', {
  total: Count,
  pending: Count,
  latest_id: Id.nullable().describe('Of the newest request'),
  held: Count.describe('Kept apart as likely spam, and in none of the other figures'),
  leads: Count.describe('`total`, and what the seller has written down'),
  changed_at,
});
export type OrdersState = z.infer<typeof OrdersState>;
