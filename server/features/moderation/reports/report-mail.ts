import { z } from 'zod';
import { ownUrl } from '../../../platform/http/public-url.ts';
import type { MailTemplate } from '../../../platform/mail/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { listReports } from './list-reports.ts';
import { reportTemplate } from './queue-report-mail.ts';
import { writeReportMail } from './write-report-mail.ts';

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
