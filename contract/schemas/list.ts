import { z } from '@hono/zod-openapi';
import { Id, ListingType, Time } from '../fields/answer.ts';
import { blankAsAbsent } from '../fields/blank.ts';
import { choice } from '../fields/choice.ts';
import { named } from '../fields/named.ts';
import { id } from '../fields/number.ts';
import { line, lines } from '../fields/text.ts';
import { sharedLists, textLimits } from '../limits.ts';
import { listReportReasons, reportReasons } from '../listing-reports.ts';
import { listingTypes } from '../listings.ts';
import { Card } from './card.ts';
import { ReportForm } from './report-form.ts';

const { max, nameLength, noteLength } = sharedLists;
const note = blankAsAbsent(lines(noteLength)).transform((text) => text ?? '');

/** Which list and how it reads to whoever holds its link. */
export const ListTexts = named('ListTexts', { name: line(nameLength), note });

export const NewList = named('NewList', {
  ...ListTexts.shape,
  pieces: z
    .array(z.object({ type: choice(listingTypes), id: id() }))
    .min(1)
    .max(max),
  token: line(textLimits.captchaToken),
});
export type NewList = z.output<typeof NewList>;

export const ListLinks = named('ListLinks', {
  reading: z.string().describe('The path of the page that shows the list'),
  adding: z.string().describe('The path of the page that changes it, too'),
});
export type ListLinks = z.infer<typeof ListLinks>;

export const SharedList = named('SharedList', {
  name: z.string(),
  note: z.string(),
  can_change: z.boolean().describe('Whether the token is that of the link for changes'),
  pieces: z.array(
    z.object({
      type: ListingType,
      id: Id,
      note: z.string(),
      card: Card.nullable().describe('Null for a piece that visitors no longer see'),
    }),
  ),
});
export type SharedList = z.infer<typeof SharedList>;

/** Without a note, the piece keeps the one it has. */
export const ListPieceForm = named('ListPieceForm', { note: lines(noteLength).optional() });

export const ListReportForm = ReportForm.omit({ id: true, type: true })
  .extend({ reason: choice(listReportReasons) })
  .openapi('ListReportForm');
export type ListReportForm = z.output<typeof ListReportForm>;

/** A list that visitors have reported, as an operator judges it. */
export const ReportedList = named('ReportedList', {
  id: Id,
  name: z.string(),
  notes: z.array(z.string()).describe('The one of the list and those of its pieces'),
  reports: z
    .array(z.object({ reason: z.enum(reportReasons), message: z.string(), created_at: Time }))
    .describe('The latest twenty'),
});
export type ReportedList = z.infer<typeof ReportedList>;
