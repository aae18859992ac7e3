import type { ReplyLink } from '@orendi/contract/schemas/request';
import { type Language, m } from '@orendi/messages';

export interface ReplyFacts {
  /** The buyer's: in it the answer is prepared. */
  language: Language;
  clientName: string;
  clientEmail: string | null;
  clientPhone: string | null;
  preferred: 'email' | 'phone';
  itemName: string;
  itemUrl: string;
  businessName: string;
}

/** E.164: only such a number is the same for every network. */
const international = /^\+[1-9]\d{6,14}$/;

/** Links with a prepared answer, the preferred way first. WhatsApp and Viber need an international number. */
export function replyLinks(facts: ReplyFacts): ReplyLink[] {
  const { clientEmail, clientPhone, preferred } = facts;
  const byEmail = clientEmail ? [emailLink(clientEmail, facts)] : [];
  const byPhone = clientPhone ? phoneLinks(clientPhone, facts) : [];
  return preferred === 'email' ? [...byEmail, ...byPhone] : [...byPhone, ...byEmail];
}

function emailLink(address: string, facts: ReplyFacts): ReplyLink {
  const { language: locale, itemName: item, itemUrl, businessName } = facts;
  const subject = m.mail_reply_subject({ item }, { locale });
  const signature = m.mail_reply_signature({}, { locale });
  const lines = [greeting(facts), '', thanks(facts), itemUrl, '', '', signature, businessName];
  const to = encodeURIComponent(address).replace('%40', '@');
  // RFC 6068: line ends are %0D%0A.
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
  return { kind: 'email', href: `mailto:${to}?${query}` };
}

function phoneLinks(phone: string, facts: ReplyFacts): ReplyLink[] {
  const call: ReplyLink = { kind: 'call', href: `tel:${phone.replace(/[^\d+]/g, '')}` };
  if (!international.test(phone)) return [call];
  const lines = [`${greeting(facts)} ${thanks(facts)}`, facts.itemUrl, facts.businessName];
  const text = encodeURIComponent(lines.join('\n'));
  const number = encodeURIComponent(phone);
  return [
    call,
    { kind: 'whatsapp', href: `https://wa.me/${phone.slice(1)}?text=${text}` },
    { kind: 'viber', href: `viber://chat?number=${number}&draft=${text}` },
  ];
}

function greeting({ clientName: name, language }: ReplyFacts): string {
  return m.mail_reply_greeting({ name }, { locale: language });
}

function thanks({ itemName: item, language }: ReplyFacts): string {
  return m.mail_reply_thanks({ item }, { locale: language });
}
