import { z } from 'zod';
import { m } from '@orendi/messages';
import { html } from 'hono/html';
import type { HeldSignal } from '@orendi/contract/schemas/held';
import { ownUrl } from '../../../platform/http/public-url.ts';
import {
  type Html,
  mailButton,
  type MailContent,
  mailLayout,
  mailRow,
  type MailTemplate,
  tokens,
} from '../../../platform/mail/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { phoneText } from '../mail/mailed-request.ts';
import { hideLinks } from '../spam/read-text.ts';
import { type Digest, type DigestRequest, digestTemplate, findDigest } from './queue-digest.ts';

const Payload = z.object({ businessId: z.int(), startsAt: z.coerce.date() });

export function digestMails(
  settings: Pick<Settings, 'publicUrl' | 'host' | 'port'>,
): Record<string, MailTemplate> {
  return {
    [digestTemplate]: async (payload, db) => {
      const { businessId, startsAt } = Payload.parse(payload);
      const digest = await findDigest(db, businessId, startsAt);
      return digest && writeDigest(digest, ownUrl(settings));
    },
  };
}

/** The reasons as the seller reads them. */
const signalWords = {
  honeypot: m.held_by_honeypot,
  speed: m.held_by_speed,
  links: m.held_by_links,
  repeated: m.held_by_repeated,
  burst: m.held_by_burst,
} satisfies Record<HeldSignal, unknown>;

/** Characters of a message that a digest shows. */
const EXCERPT = 200;

/** Leaves out what the requests link to, so that the mail neither leads there nor passes for spam itself. */
function writeDigest(digest: Digest, site: string): MailContent {
  const { language: locale, businessName: business, total, requests } = digest;
  const said = { locale };
  const subject = m.mail_held_subject({ count: total }, said);
  const intro = m.mail_held_text({}, said);
  const button = m.mail_held_button({}, said);
  const link = `${site}/dashboard?held=1#held`;
  const footer = m.mail_footer({ business }, said);
  const left = total - requests.length;
  const more = left > 0 ? [m.mail_held_more({ count: left }, said)] : [];
  const entries = requests.map((request) => entryOf(request, digest));
  return {
    subject,
    text: [
      subject,
      intro,
      ...entries.map((entry) => Object.values(entry).filter(Boolean).join('\n')),
      ...more,
      `${button}: ${link}`,
      `-- \n${footer}\n`,
    ].join('\n\n'),
    html: mailLayout({
      language: locale,
      title: subject,
      preview: intro,
      rows: [
        mailRow(
          html`<div style="font-size:24px;line-height:30px;font-weight:600;">${subject}</div>`,
        ),
        mailRow(html`${intro}`, { top: 12 }),
        ...entries.map(entryRow),
        ...more.map((text) => mailRow(html`${text}`)),
        mailRow(html`${mailButton(link, button, true)}`, { top: 24, bottom: 24 }),
      ],
      footer,
    }),
  };
}

function entryOf(request: DigestRequest, { language: locale }: Digest) {
  const { item_name: item, client_name: name, client_email, signals } = request;
  const hidden = m.mail_held_link({}, { locale });
  const message = hideLinks(request.client_message, hidden);
  return {
    heading: `${hideLinks(name, hidden)}: ${item}`,
    contact: [phoneText({ ...request, language: locale }), client_email].filter(Boolean).join(', '),
    message: message.length > EXCERPT ? `${message.slice(0, EXCERPT)}…` : message,
    reasons: signals.map((signal) => signalWords[signal]({}, { locale })).join(', '),
  };
}

function entryRow({ heading, contact, message, reasons }: ReturnType<typeof entryOf>): Html {
  return mailRow(
    html`<div style="padding:12px 16px;background:${tokens.paper};border-radius:8px;">
      <div style="font-weight:600;">${heading}</div>
      <div>${contact}</div>
      <div style="white-space:pre-line;">${message}</div>
      <div style="font-size:13px;line-height:20px;color:${tokens.quiet};">${reasons}</div>
    </div>`,
    { top: 12 },
  );
}
