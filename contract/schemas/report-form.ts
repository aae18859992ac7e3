import type { z } from '@hono/zod-openapi';
import { named } from '../fields/named.ts';
import { blankAsAbsent } from '../fields/blank.ts';
import { choice } from '../fields/choice.ts';
import { formSignals } from '../fields/form-signals.ts';
import { id } from '../fields/number.ts';
import { line, lines } from '../fields/text.ts';
import { textLimits } from '../limits.ts';
import { reportReasons } from '../listing-reports.ts';
import { listingTypes } from '../listings.ts';

/** A report of a listing to the operator; it says nothing about its sender. */
export const ReportForm = named('ReportForm', {
  id: id(),
  type: choice(listingTypes),
  reason: choice(reportReasons),
  message: blankAsAbsent(lines(textLimits.message)).transform((message) => message ?? ''),
  token: line(textLimits.captchaToken),
  signals: formSignals(),
});
export type ReportForm = z.output<typeof ReportForm>;
