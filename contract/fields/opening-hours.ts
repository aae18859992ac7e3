import { z } from '@hono/zod-openapi';
import { spansOfDay } from '../limits.ts';
import { minutesOfDay, type OpeningHours, type OpenSpan } from '../opening-hours.ts';
import { fault } from './fault.ts';
import { parseJson } from './parse-json.ts';

const key = 'api_opening_hours';

const OpenSpan = z
  .object({
    from: z
      .int(fault(key))
      .min(0, fault(key))
      .max(minutesOfDay - 1, fault(key))
      .describe('Minutes since midnight'),
    to: z
      .int(fault(key))
      .max(2 * minutesOfDay, fault(key))
      .describe('Later than `from`, by 24 hours at most'),
  })
  .refine(({ from, to }) => from < to && to <= from + minutesOfDay, fault(key));

const Day = z
  .array(OpenSpan, fault(key))
  .max(spansOfDay.max, fault(key))
  .refine(areApart, fault(key));

const week = z.array(Day, fault(key)).length(7, fault(key));

/** In the order in which they come, and none begins before the one before it ends. */
function areApart(spans: OpenSpan[]): boolean {
  return spans.every(({ from }, at) => from >= (spans[at - 1]?.to ?? 0));
}

/** Opening hours as JSON, as text or as it is; a week that is closed throughout comes out as null. */
export function openingHours() {
  return z
    .preprocess((value: z.input<typeof week> | string) => parseJson(value), week)
    .transform((days) => (days.some((spans) => spans.length > 0) ? (days as OpeningHours) : null));
}

/** Opening hours in an answer. */
export const OpeningHoursAnswer = z
  .array(z.array(z.object({ from: z.int().min(0), to: z.int().min(0) })))
  .describe(
    'The spans of each day from Monday in minutes since midnight at the place; one that ends after 1440 ends on the next day',
  );
