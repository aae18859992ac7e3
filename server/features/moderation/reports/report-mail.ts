import { z } from 'zod';
import { itemPath } from '@orendi/contract/item-path';
import { type ReportReason, reportReasons } from '@orendi/contract/listing-reports';
import { m } from '@orendi/messages';
import { ownUrl } from '../../../platform/http/public-url.ts';
import {
  type MailContent,
  mailHost,
  type MailTemplate,
  queueMails,
  writeLetter,
} from '../../../platform/mail/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { listReports, type ReportedListing } from './list-reports.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Services } from '../../../services.ts';
import { hasRecentReport } from './report-queries.ts';

const Payload = z.object({ listingId: z.int() });

/** The mail about reported listings, by template name. */
export function reportMails(
  settings: Pick<Settings, 'publicUrl' | 'host' | 'port'>,
): Record<string, MailTemplate> {
  return {
    [reportTemplate]: async (payload, db) => {
      const { listingId } = Payload.parse(payload);
      const { results } = await listReports(db, { state: 'open', listingId });
      const [reported] = results;
      return reported ? writeReportMail(reported, ownUrl(settings)) : null;
    },
  };
}

/** The word for each reason. */
const reasonWords = {
  not_available: m.listing_report_not_available,
  wrong_price: m.listing_report_wrong_price,
  misleading: m.listing_report_misleading,
  prohibited: m.listing_report_prohibited,
  duplicate: m.listing_report_duplicate,
  other: m.listing_report_other,
} satisfies Record<ReportReason, unknown>;

/** The shop's own language: nobody knows in which one the operator reads. */
const locale = 'al';

/** The mail to the operator about a listing that visitors have reported. */
function writeReportMail(reported: ReportedListing, site: string): MailContent {
  const { id, type, name, business_name: business, reports: count, messages } = reported;
  const subject = m.mail_report_subject({ name }, { locale });
  const intro = m.mail_report_text({ name, business, count }, { locale });
  const reasons = reportReasons.flatMap((reason) => {
    const times = reported.reasons[reason];
    return times === undefined ? [] : [`${times} × ${reasonWords[reason]({}, { locale })}`];
  });
  return writeLetter({
    language: locale,
    subject,
    paragraphs: [intro, reasons.join('\n'), ...messages.map(({ message }) => `“${message}”`)],
    button: { label: m.mail_report_button({}, { locale }), link: site + itemPath(type, id, name) },
    note: m.mail_report_note({ address: `${site}/operator/reports` }, { locale }),
    footer: m.mail_account_footer({}, { locale }),
  });
}

/** The template name under which mails about reports are stored. */
const reportTemplate = 'listing-report';

/** Reports within this time share one mail. */
const GATHER_MS = 10 * 60_000;

/**
 * Stores a mail to the operator about the first report of a listing in a day, to be called before that one is stored.
 * It goes out ten minutes later, and says what is open then.
 */
export async function queueReportMail(
  trx: Db,
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
