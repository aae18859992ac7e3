import { z } from 'zod';
import { m } from '@orendi/messages';
import { ownUrl } from '../../../platform/http/public-url.ts';
import {
  composeMail,
  type MailContent,
  type MailTemplate,
  TooEarlyError,
} from '../../../platform/mail/index.ts';
import { pictureBase } from '../../../platform/media/picture-addresses.ts';
import type { Settings } from '../../../platform/settings.ts';
import {
  findMailedRequest,
  type MailedRequest,
  type MailPlaces,
  requestWords,
} from './mailed-request.ts';
import { requestTemplate } from './queue-request-mail.ts';
import { requestParts } from './request-parts.ts';

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
export function writeRequestMail(request: MailedRequest, places: MailPlaces): MailContent {
  const { language, business_name: business, client_name: name, client_email: address } = request;
  const footer = m.mail_footer({ business }, { locale: language });
  const { subject, preview } = requestWords(request);
  return {
    ...composeMail({ language, subject, preview, footer }, requestParts(request, places)),
    ...(address && { replyTo: { name, address } }),
  };
}
