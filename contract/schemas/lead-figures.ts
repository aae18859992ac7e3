import { z } from '@hono/zod-openapi';
import { Count, CurrencyCode, Id, Price, RequestType } from '../fields/answer.ts';
import { named } from '../fields/named.ts';
import { leadFigures } from '../limits.ts';

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
  lost_reasons: z
    .array(z.object({ reason: z.string().nullable(), count: Count }))
    .describe('The most frequent first; null where none was given'),
});
export type LeadFigures = z.infer<typeof LeadFigures>;
/** The figures of one month, of one piece, or of all. */
export type Figures = LeadFigures['total'];
