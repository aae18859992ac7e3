import { formatPrice } from '@orendi/contract/money';
import { type Language, m } from '@orendi/messages';
import { ownUrl } from '../../../platform/http/public-url.ts';
import {
  databaseTime,
  daytimeAt,
  endOfNight,
  type MailContent,
  type MailTemplate,
  TooEarlyError,
} from '../../../platform/mail/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { excerptOf, type ListedRequest, writeListMail } from '../mail/list-mail.ts';
import { reminderTemplate } from './due-reminders.ts';
import {
  durationSince,
  readReminder,
  type RemindedLead,
  Reminder,
  reminderLines,
} from './read-reminder.ts';

export function reminderMails(
  settings: Pick<Settings, 'publicUrl' | 'host' | 'port'>,
  readTime = databaseTime,
): Record<string, MailTemplate> {
  return {
    [reminderTemplate]: async (payload, db) => {
      const at = await readTime(db);
      // A mail server that was away in the evening may be back at night.
      if (!daytimeAt(at)) throw new TooEarlyError(endOfNight(at));
      const found = await readReminder(db, Reminder.parse(payload), at);
      return found && writeReminder(found, at, ownUrl(settings));
    },
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof readReminder>>>;

function writeReminder(found: Found, at: Date, site: string): MailContent {
  const { business_language: locale, business_name: business } = found;
  const lines = reminderLines(found, at, locale);
  const section = (heading: string | undefined, leads: RemindedLead[], isWaiting: boolean) =>
    heading === undefined
      ? []
      : {
          heading,
          requests: leads.map((lead) => listedOf(lead, locale, isWaiting ? at : null)),
          total: leads[0]?.total ?? 0,
        };
  return writeListMail({
    language: locale,
    business,
    sections: [
      section(lines.waiting, found.waiting, true),
      section(lines.followUps, found.followUps, false),
    ].flat(),
    link: `${site}/dashboard`,
    further: { label: m.mail_reminder_off({}, { locale }), link: `${site}/account` },
  });
}

/** @param at null where it need not be said how long the lead has waited */
function listedOf(lead: RemindedLead, locale: Language, at: Date | null): ListedRequest {
  const { client_name: name, item_name: item, item_price, item_currency, client_message } = lead;
  const duration = at && durationSince(lead.waits_since, at, locale);
  return {
    heading: `${name}: ${item}`,
    lines: [
      item_price !== null && item_currency ? formatPrice(item_price, item_currency, locale) : null,
      excerptOf(client_message.split('\n', 1).join('')),
    ],
    note: duration && m.mail_reminder_waits({ duration }, { locale }),
  };
}
