import { formatPrice } from '@orendi/contract/money';
import { z } from 'zod';
import { ownUrl } from '../../platform/http/public-url.ts';
import type { MailTemplate } from '../../platform/mail/index.ts';
import type { Settings } from '../../platform/settings.ts';
import { findRequestForMail } from './queries.ts';
import { replyFacts } from './reply-facts.ts';
import { replyLinks } from './reply-links.ts';
import { writeRequestMail } from './write-request-mail.ts';

/** The name under which the seller's mail is stored. */
export const requestTemplate = 'request';

const Payload = z.object({ requestId: z.int() });

type AddressSettings = Pick<Settings, 'publicUrl' | 'host' | 'port' | 'mediaUrl'>;

/** The mails of this feature by the names under which they are stored. */
export function requestMails(settings: AddressSettings): Record<string, MailTemplate> {
  return { [requestTemplate]: requestMail(settings) };
}

/** The mail that tells a seller of a request, read from the request's snapshot when it is sent. */
function requestMail(settings: AddressSettings): MailTemplate {
  const site = ownUrl(settings);
  const mediaBase = settings.mediaUrl.startsWith('/')
    ? site + settings.mediaUrl
    : settings.mediaUrl;
  return async (payload, db) => {
    const { requestId } = Payload.parse(payload);
    const request = await findRequestForMail(db, requestId);
    const { language, item_images: images } = request;
    const facts = replyFacts(request, site);
    return writeRequestMail({
      ...facts,
      language,
      mediaBase,
      price: formatPrice(request.item_price, request.item_currency, language),
      picture: Array.isArray(images) ? (images.find(({ image }) => image)?.image ?? null) : images,
      parts: Array.isArray(images) ? images : [],
      message: request.client_message,
      replies: replyLinks(facts),
    });
  };
}
