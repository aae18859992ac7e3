import { z } from '@hono/zod-openapi';
import { each, named } from '../fields/named.ts';
import { Count, Id, Text, Time } from '../fields/answer.ts';
import { choice, flag } from '../fields/choice.ts';
import { list } from '../fields/list.ts';
import { id } from '../fields/number.ts';
import { line } from '../fields/text.ts';
import { listLengths, textLimits } from '../limits.ts';
import { WatchCount } from './watches.ts';
import { pageOf, consoleQuery } from '../fields/page.ts';
import { HeldForm, HeldRequest } from './held.ts';
import { Finding } from './operator-health.ts';

export const ConsoleQuery = z.object(consoleQuery);
export type ConsoleQuery = z.output<typeof ConsoleQuery>;

export const HeldAnywhere = HeldRequest.extend({
  business: z.object({ id: Id, business_name: z.string() }),
}).openapi('HeldAnywhere');
export const HeldAnywherePage = pageOf(HeldAnywhere).openapi('HeldAnywherePage');
export type HeldAnywherePage = z.infer<typeof HeldAnywherePage>;

export const SettleForm = named('SettleForm', HeldForm.shape);

export const WaitingMail = named('WaitingMail', {
  id: Id,
  subject: z.string().describe('What it is about, such as `request-12`'),
  recipient: z.string(),
  attempts: Count,
  error: Text,
  ...each(['written_at', 'due_at'], Time),
  given_up_at: Time.nullable(),
});
export type WaitingMail = z.infer<typeof WaitingMail>;
export const WaitingMails = pageOf(WaitingMail).openapi('WaitingMails');
export type WaitingMails = z.infer<typeof WaitingMails>;

export const MailsForm = named('MailsForm', {
  ids: list(id(), { min: 1, max: listLengths.bulkIds }),
  action: choice(['retry', 'drop']),
});

/** The reasons why mails may not reach their recipients, and whatever else needs an operator now. */
export const Outbox = named('Outbox', {
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
  alarms: z.array(Finding).describe('Of other parts than the mails'),
});
export type Outbox = z.infer<typeof Outbox>;

export const MailTest = named('MailTest', {
  recipient: z.string(),
  error: Text.describe('Why it cannot be sent; null if the mail server took it'),
  isFile: z.boolean().describe('Without SMTP_URL it only lies on the server, as a file'),
});
export type MailTest = z.infer<typeof MailTest>;

export const ReleaseForm = named('ReleaseForm', {
  isDropping: flag().describe('Without those of the backup'),
});

/** A search that found nothing, from three visitors up. */
export const FruitlessSearch = named('FruitlessSearch', {
  words: z.string(),
  visitors: z.int().min(3),
  last_at: Time,
});
export type FruitlessSearch = z.infer<typeof FruitlessSearch>;

export const SynonymGroup = named('SynonymGroup', { id: Id, words: z.array(z.string()) });
export type SynonymGroup = z.infer<typeof SynonymGroup>;

export const SearchWork = named('SearchWork', {
  fruitless: z.array(FruitlessSearch),
  synonyms: z.array(SynonymGroup),
  watches: z.array(WatchCount),
});
export type SearchWork = z.infer<typeof SearchWork>;

/** Words that mean the same to the search; each group stands for itself, also where two share a word. */
export const SynonymForm = named('SynonymForm', {
  words: list(line(textLimits.query), { min: 2, max: 20 }),
});

export const AuditEntry = named('AuditEntry', {
  id: Id,
  happened_at: Time,
  ...each(['actor', 'action', 'subject', 'details'], z.string()),
});
export const AuditPage = pageOf(AuditEntry).openapi('AuditPage');
export type AuditPage = z.infer<typeof AuditPage>;
