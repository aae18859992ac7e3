import { z } from '@hono/zod-openapi';
import { Count, Id, Time } from '../fields/answer.ts';
import { choice, flag } from '../fields/choice.ts';
import { list } from '../fields/list.ts';
import { id } from '../fields/number.ts';
import { line } from '../fields/text.ts';
import { listLengths, textLimits } from '../limits.ts';
import { heldActions, HeldRequest } from './held.ts';
import { consolePage, consoleQuery } from './operator-page.ts';

export const ConsoleQuery = z.object(consoleQuery);
export type ConsoleQuery = z.output<typeof ConsoleQuery>;

export const HeldAnywhere = HeldRequest.extend({
  business: z.object({ id: Id, business_name: z.string() }),
}).openapi('HeldAnywhere');
export type HeldAnywhere = z.infer<typeof HeldAnywhere>;
export const HeldAnywherePage = consolePage(HeldAnywhere).openapi('HeldAnywherePage');
export type HeldAnywherePage = z.infer<typeof HeldAnywherePage>;

export const SettleForm = z
  .object({
    ids: list(id(), { min: 1, max: listLengths.bulkIds }),
    action: choice(heldActions),
  })
  .openapi('SettleForm');
export type SettleForm = z.output<typeof SettleForm>;

export const WaitingMail = z
  .object({
    id: Id,
    subject: z.string().describe('What it is about, such as `request-12`'),
    recipient: z.string(),
    attempts: Count,
    error: z.string().nullable(),
    written_at: Time,
    due_at: Time,
    given_up_at: Time.nullable(),
  })
  .openapi('WaitingMail');
export type WaitingMail = z.infer<typeof WaitingMail>;
export const WaitingMails = consolePage(WaitingMail).openapi('WaitingMails');
export type WaitingMails = z.infer<typeof WaitingMails>;

export const MailsForm = z
  .object({
    ids: list(id(), { min: 1, max: listLengths.bulkIds }),
    action: choice(['retry', 'drop']),
  })
  .openapi('MailsForm');
export type MailsForm = z.output<typeof MailsForm>;

/** Why mails do not reach the people they are for. */
export const Outbox = z
  .object({
    hasServer: z.boolean().describe('False where a public shop has no SMTP_URL'),
    held: z
      .object({
        fromBackup: Count.describe('Which the shop before may have sent since'),
        own: Count,
      })
      .nullable()
      .describe('A restored shop sends nothing until its mails are released'),
    late: Count.describe('Those that should be out for 15 minutes'),
    givenUp: Count,
  })
  .openapi('Outbox');
export type Outbox = z.infer<typeof Outbox>;

export const ReleaseForm = z
  .object({ isDropping: flag().describe('Without those of the backup') })
  .openapi('ReleaseForm');
export type ReleaseForm = z.output<typeof ReleaseForm>;

/** A search that found nothing, from three visitors up. */
export const FruitlessSearch = z
  .object({ words: z.string(), visitors: z.int().min(3), last_at: Time })
  .openapi('FruitlessSearch');
export type FruitlessSearch = z.infer<typeof FruitlessSearch>;

export const SynonymGroup = z
  .object({ id: Id, words: z.array(z.string()) })
  .openapi('SynonymGroup');
export type SynonymGroup = z.infer<typeof SynonymGroup>;

export const SearchWork = z
  .object({ fruitless: z.array(FruitlessSearch), synonyms: z.array(SynonymGroup) })
  .openapi('SearchWork');
export type SearchWork = z.infer<typeof SearchWork>;

/** Words that mean the same to the search; each group stands for itself, also where two share a word. */
export const SynonymForm = z
  .object({ words: list(line(textLimits.query), { min: 2, max: 20 }) })
  .openapi('SynonymForm');
export type SynonymForm = z.output<typeof SynonymForm>;

export const AuditEntry = z
  .object({
    id: Id,
    happened_at: Time,
    actor: z.string(),
    action: z.string(),
    subject: z.string(),
    details: z.string(),
  })
  .openapi('AuditEntry');
export type AuditEntry = z.infer<typeof AuditEntry>;
export const AuditPage = consolePage(AuditEntry).openapi('AuditPage');
export type AuditPage = z.infer<typeof AuditPage>;
