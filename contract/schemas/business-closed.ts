import { z } from '@hono/zod-openapi';
import { blankClears } from '../fields/blank.ts';
import { withRule } from '../fields/fault.ts';
import { day } from '../fields/sale.ts';

const Day = z.iso.date().nullable();

/** The days on which a business is closed for holidays. Those that are over are removed. */
export const closedAnswers = {
  closed_from: Day.describe('The first day of its holidays, in Tirana; null while it has none'),
  closed_to: Day.describe('The last day'),
};
export type ClosedDays = z.infer<z.ZodObject<typeof closedAnswers>>;

const fields = z.object({
  closed_from: blankClears(day()).describe('The first day, in Tirana'),
  closed_to: blankClears(day()).describe('The last day, not before the first and not over yet'),
});

/** Both days, or null for both, which opens the business again. */
export const ClosedForm = withRule(fields, ({ closed_from: from, closed_to: to }, report) => {
  if (from === undefined || (from === null && to !== null)) report('closed_from', 'api_required');
  if (to === undefined || (to === null && from !== null)) report('closed_to', 'api_required');
  if (typeof from === 'string' && typeof to === 'string' && to < from) {
    report('closed_to', 'api_closed_ends_first');
  }
})
  .transform(({ closed_from = null, closed_to = null }) => ({ closed_from, closed_to }))
  .openapi('ClosedForm');
