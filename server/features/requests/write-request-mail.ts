import { m } from '@orendi/messages';
import type { MailContent } from '../../platform/mail/index.ts';
import type { RequestMailFacts } from './request-mail-facts.ts';
import { requestMailHtml } from './request-mail-html.ts';
import { requestMailText } from './request-mail-text.ts';

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
