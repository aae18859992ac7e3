import { z } from '@hono/zod-openapi';
import { Id, ListingType } from '../fields/answer.ts';
import { blankAsAbsent } from '../fields/blank.ts';
import { choice } from '../fields/choice.ts';
import { named } from '../fields/named.ts';
import { id } from '../fields/number.ts';
import { line, lines } from '../fields/text.ts';
import { sharedLists, textLimits } from '../limits.ts';
import { listReportReasons } from '../listing-reports.ts';
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
