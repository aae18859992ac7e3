import { m } from '@orendi/messages';
import { prefers, type RequestMailFacts } from './request-mail-facts.ts';

/** The mail for programs and people who like plain text. Telephone and e-mail are links there by themselves. */
export function requestMailText(facts: RequestMailFacts): string {
  const { language: locale, itemName: item, clientPhone, clientEmail, parts } = facts;
  const said = { locale };
  const messengers = facts.replies
    .filter(({ kind }) => kind === 'whatsapp' || kind === 'viber')
    .map(
      ({ kind, href }) =>
        `${kind === 'viber' ? 'Viber' : 'WhatsApp'}: ${href.replace(/[?&](text|draft)=.*$/, '')}`,
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
