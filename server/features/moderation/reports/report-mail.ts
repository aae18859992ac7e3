import { z } from 'zod';
import { itemPath } from '@orendi/contract/item-path';
import { reportReasons } from '@orendi/contract/listing-reports';
import { m } from '@orendi/messages';
import { type AddressSettings, ownUrl } from '../../../platform/http/public-url.ts';
import {
  mailHost,
  type MailTemplate,
  queueMails,
  writeLetter,
} from '../../../platform/mail/index.ts';
import { listReports } from './list-reports.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Services } from '../../../services.ts';
import { hasRecentReport } from './report-queries.ts';

const Payload = z.object({ listingId: z.int() });

/** The template name under which mails about reports are stored. */
const reportTemplate = 'listing-report';

/** The shop's own language: nobody knows in which one the operator reads. */
const language = 'al';
const said = { locale: language } as const;

/** The mail to the operator about a listing that visitors have reported. */
export function reportMails(settings: AddressSettings): Record<string, MailTemplate> {
  return {
    [reportTemplate]: async (payload, db) => {
      const { listingId } = Payload.parse(payload);
      const [reported] = (await listReports(db, { state: 'open', listingId })).results;
      if (!reported) return null;
      const { id, type, name, business_name: business, reports: count, messages } = reported;
      const site = ownUrl(settings);
      const reasons = reportReasons.flatMap((reason) => {
        const times = reported.reasons[reason];
        return times === undefined ? [] : `${times} × ${m[`listing_report_${reason}`]({}, said)}`;
      });
      return writeLetter({
        language,
        subject: m.mail_report_subject({ name }, said),
        paragraphs: [
          m.mail_report_text({ name, business, count }, said),
          reasons.join('\n'),
          ...messages.map(({ message }) => `“${message}”`),
        ],
        button: { label: m.mail_report_button({}, said), link: site + itemPath(type, id, name) },
        note: m.mail_report_note({ address: `${site}/operator/reports` }, said),
        footer: m.mail_account_footer({}, said),
      });
    },
  };
}

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
