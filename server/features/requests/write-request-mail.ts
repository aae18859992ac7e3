import { type Language, m } from '@orendi/messages';
import type { MailContent } from '../../platform/mail/index.ts';
import type { ReplyFacts, ReplyLink } from './reply-links.ts';
import { requestMailHtml } from './request-mail-html.ts';

export interface RequestMailFacts extends Omit<ReplyFacts, 'language'> {
  /** The seller's. */
  language: Language;
  /** Where picture keys become addresses. */
  mediaBase: string;
  price: string;
  /** Picture key of the item. */
  picture: string | null;
  /** What a package holds; none for a product. */
  parts: { image: string | null; name: string }[];
  message: string;
  replies: ReplyLink[];
}

/** The seller's mail about one request, as text and as HTML. Answering it writes to the buyer. */
export function writeRequestMail(facts: RequestMailFacts): MailContent {
  const { language: locale, itemName: item, clientName: name, clientEmail } = facts;
  return {
    subject: m.mail_request_subject({ item }, { locale }),
    text: requestMailText(facts),
    html: requestMailHtml(facts),
    ...(clientEmail && { replyTo: { name, address: clientEmail } }),
  };
}

function requestMailText(facts: RequestMailFacts): string {
  const { language: locale, itemName: item, clientPhone, clientEmail, parts } = facts;
  const said = { locale };
  const messengers = facts.replies
    .filter(({ kind }) => kind === 'whatsapp' || kind === 'viber')
    .map(
      ({ kind, href }) => `${messengerNames[kind]}: ${href.replace(/[?&](text|draft)=.*$/, '')}`,
    );
  const blocks = [
    [m.mail_request_subject({ item }, said), facts.price, facts.itemUrl],
    parts.length > 0 && [
      `${m.mail_request_parts({}, said)}:`,
      ...parts.map((part) => `- ${part.name}`),
    ],
    [`${m.mail_request_message({}, said)}:`, facts.message || m.mail_request_no_message({}, said)],
    [
      `${m.mail_request_from({}, said)}: ${facts.clientName}`,
      clientPhone && `${m.mail_request_phone({}, said)}: ${clientPhone}`,
      clientEmail && `${m.mail_request_email({}, said)}: ${clientEmail}`,
      prefers(facts),
    ],
    messengers.length > 0 && messengers,
    ['-- ', m.mail_footer({ business: facts.businessName }, said)],
  ];
  return blocks
    .filter((block) => block !== false)
    .map((lines) => lines.filter(Boolean).join('\n'))
    .join('\n\n')
    .concat('\n');
}

export const messengerNames = { whatsapp: 'WhatsApp', viber: 'Viber', email: '', call: '' };

export function prefers({ preferred, language: locale }: RequestMailFacts): string {
  return preferred === 'email'
    ? m.mail_request_prefers_email({}, { locale })
    : m.mail_request_prefers_phone({}, { locale });
}
