import type { ReplyLink } from '@orendi/contract/schemas/request';
import { type Language, m } from '@orendi/messages';
import type { ReplyFacts } from './reply-links.ts';

/** What the seller's mail says. */
export interface RequestMailFacts extends Omit<ReplyFacts, 'language'> {
  /** The seller's. */
  language: Language;
  /** Where picture keys become addresses. */
  mediaBase: string;
  price: string;
  /** Picture key of the item. */
  picture: string | null;
  /** What a package holds; none for a product. */
  parts: { image: string | null; name: string }[];
  message: string;
  replies: ReplyLink[];
}

/** How the buyer would like to hear from the seller. */
export function prefers({ preferred, language: locale }: RequestMailFacts): string {
  return preferred === 'email'
    ? m.mail_request_prefers_email({}, { locale })
    : m.mail_request_prefers_phone({}, { locale });
}
