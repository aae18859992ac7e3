import { fillTemplate } from '@orendi/contract/fill-template';
import type { ReplyTemplate } from '@orendi/contract/schemas/leads';
import { formatPrice } from '@orendi/contract/money';
import type { ReplyLink, Request } from '@orendi/contract/schemas/request';
import { paths } from '../../../../platform/paths.ts';

/** The way to answer in writing that the buyer prefers, else a call; undefined for a lead that left no contact. */
export function mainReply(replies: readonly ReplyLink[]): ReplyLink | undefined {
  return replies.find(({ kind }) => kind !== 'call') ?? replies[0];
}

/**
 * A prepared answer in the buyer's language. The price is that of the offer, else that of the moment of asking; a phrase
 * about what the request lacks is left out.
 * @param site the shop's address, without a slash
 */
export function replyText(template: ReplyTemplate, order: Request, site: string): string {
  const { client_language: language, item_type, item_id, client_name, item_name } = order;
  const price = order.offered_price ?? order.price_when_asked;
  const currency =
    order.offered_price === null ? order.currency_when_asked : order.offered_currency;
  return fillTemplate(language === 'al' ? template.text_al : template.text_en, {
    name: client_name,
    item: item_type === 'business' ? null : item_name,
    price: price !== null && currency !== null ? formatPrice(price, currency, language) : null,
    link: `${site}${paths.listing(item_type, item_id, item_name)}`,
  });
}

/** The link with another text: a message of WhatsApp, a draft of Viber, the body of a mail. A call has none. */
export function withText({ href }: ReplyLink, text: string): string {
  // RFC 6068: line breaks of a mail are %0D%0A.
  const lines = href.startsWith('mailto:') ? text.replaceAll('\n', '\r\n') : text;
  const put = (_: string, name: string) => `${name}=${encodeURIComponent(lines)}`;
  return href.replace(/\b(text|draft|body)=[^&]*/, put);
}
