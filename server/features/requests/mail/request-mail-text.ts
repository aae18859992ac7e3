import { m } from '@orendi/messages';
import {
  type MailedRequest,
  type MailPlaces,
  contentsOf,
  phoneText,
  prefers,
  priceText,
} from './mailed-request.ts';
import { itemUrl, replyLinks } from './reply-links.ts';
import { requestWords } from './request-words.ts';

/** The plain-text version of the mail. Mail programs turn phone numbers and addresses into links themselves. */
export function requestMailText(request: MailedRequest, { site }: MailPlaces): string {
  const { language: locale, client_email: email } = request;
  const phone = phoneText(request);
  const contents = contentsOf(request);
  const said = { locale };
  const messengers = replyLinks(request, site)
    .filter(({ kind }) => kind === 'whatsapp' || kind === 'viber')
    .map(
      ({ kind, href }) =>
        `${kind === 'viber' ? 'Viber' : 'WhatsApp'}: ${href.replace(/[?&](text|draft)=.*$/, '')}`,
    );
  const blocks = [
    [requestWords(request).subject, priceText(request), itemUrl(request, site)],
    contents.length > 0 && [
      `${m.mail_request_parts({}, said)}:`,
      ...contents.map((part) => `- ${part.name}`),
    ],
    [
      `${m.mail_request_message({}, said)}:`,
      request.client_message || m.mail_request_no_message({}, said),
    ],
    [
      `${m.mail_request_from({}, said)}: ${request.client_name}`,
      phone && `${m.mail_request_phone({}, said)}: ${phone}`,
      email && `${m.mail_request_email({}, said)}: ${email}`,
      prefers(request),
    ],
    messengers.length > 0 && messengers,
    ['-- ', m.mail_footer({ business: request.business_name }, said)],
  ];
  return blocks
    .filter((block) => block !== false)
    .map((lines) => lines.filter(Boolean).join('\n'))
    .join('\n\n')
    .concat('\n');
}
