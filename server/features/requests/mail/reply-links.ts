import { itemPath } from '@orendi/contract/item-path';
import { isLandline } from '@orendi/contract/phone';
import type { ReplyLink } from '@orendi/contract/schemas/request';
import { m } from '@orendi/messages';
import { phoneLinks as linksTo } from '../../../platform/phone-links.ts';
import type { MailedRequest } from './mailed-request.ts';

type NamedItem = Pick<MailedRequest, 'item_type' | 'item_id' | 'item_name'>;
type Buyer = 'client_name' | 'client_email' | 'client_phone' | 'client_language';
type Way = 'preferred_contact_method' | 'prefers_whatsapp';
/** The seller's language does not matter to an answer. */
type AnsweredRequest = NamedItem & Pick<MailedRequest, Buyer | Way | 'business_name'>;

/** E.164, the only format that works from every network. */
const international = /^\+[1-9]\d{6,14}$/;

/** Links to a prepared answer, the preferred way first. WhatsApp and Viber need an international number, surely no landline. */
export function replyLinks(request: AnsweredRequest, site: string): ReplyLink[] {
  const { client_email: email, client_phone: phone, preferred_contact_method } = request;
  const byEmail = email ? [emailLink(email, request, site)] : [];
  const byPhone = phone ? phoneLinks(phone, request, site) : [];
  return preferred_contact_method === 'email' ? [...byEmail, ...byPhone] : [...byPhone, ...byEmail];
}

export function itemUrl(item: NamedItem, site: string) {
  return site + itemPath(item.item_type, item.item_id, item.item_name);
}

function emailLink(address: string, request: AnsweredRequest, site: string): ReplyLink {
  const { client_language: locale, item_name: item, business_name: business } = request;
  const subject =
    request.item_type === 'business'
      ? m.mail_reply_subject_shop({ business }, { locale })
      : m.mail_reply_subject({ item }, { locale });
  const url = itemUrl(request, site);
  const signature = m.mail_reply_signature({}, { locale });
  const lines = [greeting(request), '', thanks(request), url, '', '', signature, business];
  const to = encodeURIComponent(address).replace('%40', '@');
  // RFC 6068: line breaks are %0D%0A.
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
  return { kind: 'email', href: `mailto:${to}?${query}` };
}

function phoneLinks(phone: string, request: AnsweredRequest, site: string): ReplyLink[] {
  const call: ReplyLink = { kind: 'call', href: linksTo.phone(phone) };
  if (!international.test(phone) || isLandline(phone)) return [call];
  const words = `${greeting(request)} ${thanks(request)}`;
  const text = [words, itemUrl(request, site), request.business_name].join('\n');
  const whatsapp: ReplyLink = { kind: 'whatsapp', href: linksTo.whatsapp(phone, text) };
  const viber: ReplyLink = { kind: 'viber', href: linksTo.viber(phone, text) };
  return request.prefers_whatsapp ? [whatsapp, call, viber] : [call, whatsapp, viber];
}

function greeting({ client_name: name, client_language: locale }: AnsweredRequest): string {
  return m.mail_reply_greeting({ name }, { locale });
}

function thanks({ item_type, item_name: item, client_language: locale }: AnsweredRequest): string {
  if (item_type === 'business') return m.mail_reply_thanks_shop({}, { locale });
  return m.mail_reply_thanks({ item }, { locale });
}
