import { formatPrice } from '@orendi/contract/money';
import { type Language, m } from '@orendi/messages';
import { html } from 'hono/html';
import { ownUrl } from '../../../platform/http/public-url.ts';
import {
  databaseTime,
  daytimeAt,
  endOfNight,
  type Html,
  mailButton,
  type MailContent,
  mailLabel,
  mailLayout,
  mailRow,
  type MailTemplate,
  TooEarlyError,
  tokens,
} from '../../../platform/mail/index.ts';
import type { Settings } from '../../../platform/settings.ts';
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
  const said = { locale };
  const lines = reminderLines(found, at, locale);
  const sections = [
    { heading: lines.waiting, leads: found.waiting, isWaiting: true },
    { heading: lines.followUps, leads: found.followUps, isWaiting: false },
  ].flatMap(({ heading, leads, isWaiting }) => {
    if (heading === undefined) return [];
    const left = (leads[0]?.total ?? 0) - leads.length;
    const more = left > 0 ? [m.mail_held_more({ count: left }, said)] : [];
    return { heading, more, entries: leads.map((lead) => entryOf(lead, at, locale, isWaiting)) };
  });
  const subject = sections[0]?.heading ?? '';
  const first = sections[0]?.entries[0];
  const button = m.mail_held_button({}, said);
  const link = `${site}/dashboard`;
  const off = m.mail_reminder_off({}, said);
  const account = `${site}/account`;
  const footer = m.mail_footer({ business }, said);
  return {
    subject,
    text: [
      ...sections.flatMap(({ heading, entries, more }) => [
        heading,
        ...entries.map((entry) => Object.values(entry).filter(Boolean).join('\n')),
        ...more,
      ]),
      `${button}: ${link}`,
      `${off}: ${account}`,
      `-- \n${footer}\n`,
    ].join('\n\n'),
    html: mailLayout({
      language: locale,
      title: subject,
      preview: first?.name ?? '',
      rows: [
        ...sections.flatMap(({ heading, entries, more }) => [
          mailRow(
            html`<div style="font-size:24px;line-height:30px;font-weight:600;">${heading}</div>`,
          ),
          ...entries.map(entryRow),
          ...more.map((text) => mailRow(html`${text}`)),
        ]),
        mailRow(html`${mailButton(link, button, true)}`),
        mailRow(html`<a href="${account}" style="color:${tokens.quiet};">${off}</a>`, {
          top: 8,
          bottom: 24,
        }),
      ],
      footer,
    }),
  };
}

/** Characters of a message that the mail shows, of its first line. */
const EXCERPT = 200;

function entryOf(lead: RemindedLead, at: Date, locale: Language, isWaiting: boolean) {
  const { item_name: item, item_price, item_currency, client_message } = lead;
  const [line = ''] = client_message.split('\n');
  const price =
    item_price !== null && item_currency ? formatPrice(item_price, item_currency, locale) : null;
  const duration = durationSince(lead.waits_since, at, locale);
  return {
    name: `${lead.client_name}: ${item}`,
    price,
    message: line.length > EXCERPT ? `${line.slice(0, EXCERPT)}…` : line,
    waits: isWaiting && m.mail_reminder_waits({ duration }, { locale }),
  };
}

function entryRow({ name, price, message, waits }: ReturnType<typeof entryOf>): Html {
  return mailRow(
    html`<div style="padding:12px 16px;background:${tokens.paper};border-radius:8px;">
      <div style="font-weight:600;">${name}</div>
      ${price && html`<div>${price}</div>`} ${message && html`<div>${message}</div>`}
      ${waits && mailLabel(waits)}
    </div>`,
    { top: 12 },
  );
}
