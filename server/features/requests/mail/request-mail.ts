import { z } from 'zod';
import { m } from '@orendi/messages';
import { ownUrl } from '../../../platform/http/public-url.ts';
import { type MailTemplate, TooEarlyError } from '../../../platform/mail/index.ts';
import { pictureBase } from '../../../platform/media/picture-addresses.ts';
import type { Settings } from '../../../platform/settings.ts';
import {
  contentsOf,
  findMailedRequest,
  type MailedRequest,
  type MailPlaces,
  notesOf,
  phoneText,
  prefers,
  priceText,
  requestWords,
} from './mailed-request.ts';
import { requestTemplate } from './queue-request-mail.ts';
import { requestMailHtml } from './request-mail-html.ts';
import { itemUrl, replyLinks } from './reply-links.ts';

const Payload = z.object({ requestId: z.int(), isEdited: z.boolean().default(false) });

/** How often a mail about a withdrawn request looks whether that has been taken back. */
const LOOK_MS = 10 * 60_000;

export function requestMails(
  settings: Pick<Settings, 'publicUrl' | 'host' | 'port' | 'mediaUrl'>,
): Record<string, MailTemplate> {
  const site = ownUrl(settings);
  const places = { site, media: pictureBase(site, settings.mediaUrl) };
  return {
    [requestTemplate]: async (payload, db) => {
      const { requestId, isEdited } = Payload.parse(payload);
      const { can_return: canReturn, ...request } = await findMailedRequest(db, requestId);
      if (canReturn) throw new TooEarlyError(new Date(Date.now() + LOOK_MS));
      return request.withdrawn_at ? null : writeRequestMail({ ...request, isEdited }, places);
    },
  };
}

/** Replies go to the buyer. */
export function writeRequestMail(request: MailedRequest, places: MailPlaces) {
  const { client_name: name, client_email: address } = request;
  return {
    subject: requestWords(request).subject,
    text: requestMailText(request, places),
    html: requestMailHtml(request, places),
    ...(address && { replyTo: { name, address } }),
  };
}

/** Mail programs turn phone numbers and addresses into links themselves. */
function requestMailText(request: MailedRequest, { site }: MailPlaces): string {
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
      ...notesOf(request),
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
