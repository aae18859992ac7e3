import { z } from 'zod';
import { ownUrl } from '../../../platform/http/public-url.ts';
import type { MailContent, MailTemplate } from '../../../platform/mail/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { findRequestForMail } from './mail-queries.ts';
import type { MailedRequest, MailPlaces } from './mailed-request.ts';
import { requestTemplate } from './queue-request-mail.ts';
import { requestMailHtml } from './request-mail-html.ts';
import { requestMailText } from './request-mail-text.ts';
import { requestWords } from './request-words.ts';

const Payload = z.object({ requestId: z.int() });

/** This feature's mails by template name. */
export function requestMails(
  settings: Pick<Settings, 'publicUrl' | 'host' | 'port' | 'mediaUrl'>,
): Record<string, MailTemplate> {
  const site = ownUrl(settings);
  const { mediaUrl } = settings;
  const places = { site, media: mediaUrl.startsWith('/') ? site + mediaUrl : mediaUrl };
  return {
    [requestTemplate]: async (payload, db) => {
      const { requestId } = Payload.parse(payload);
      return writeRequestMail(await findRequestForMail(db, requestId), places);
    },
  };
}

/** The seller's mail about a request, as text and as HTML. Replies go to the buyer. */
export function writeRequestMail(request: MailedRequest, places: MailPlaces): MailContent {
  const { client_name: name, client_email: address } = request;
  return {
    subject: requestWords(request).subject,
    text: requestMailText(request, places),
    html: requestMailHtml(request, places),
    ...(address && { replyTo: { name, address } }),
  };
}
