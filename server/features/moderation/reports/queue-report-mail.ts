import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/tables.ts';
import { mailHost, queueMails } from '../../../platform/mail/index.ts';
import type { Services } from '../../../services.ts';
import { hasRecentReport } from './report-queries.ts';

/** The template name under which mails about reports are stored. */
export const reportTemplate = 'listing-report';

/** What is reported meanwhile, is in the same mail. */
const GATHER_MS = 10 * 60_000;

/**
 * Stores a mail to the operator about the first report of a listing in a day, to be called before that one is stored.
 * It goes out ten minutes later, and says what is open then.
 */
export async function queueReportMail(
  trx: Kysely<Database>,
  { clock, settings: { operatorEmail, mailFrom } }: Pick<Services, 'clock' | 'settings'>,
  listingId: number,
): Promise<void> {
  if (operatorEmail === null || (await hasRecentReport(trx, listingId))) return;
  await queueMails(trx, mailHost(mailFrom), {
    subjectId: `listing-report-${listingId}`,
    template: reportTemplate,
    payload: { listingId },
    recipients: [operatorEmail],
    dueAt: new Date(clock().getTime() + GATHER_MS),
  });
}
