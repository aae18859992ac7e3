import { m } from '@orendi/messages';
import type { Currency, ItemImages } from '../../../platform/db/tables.ts';
import type { AnsweredRequest } from './reply-links.ts';

/** A request as its mail tells it, by the columns that hold it: its snapshot, and the business it goes to. */
export interface MailedRequest extends AnsweredRequest {
  /** The seller's. */
  language: 'al' | 'en';
  item_images: ItemImages;
  item_price: number;
  item_currency: Currency;
  client_message: string;
}

/** Where the links and pictures of a mail lead, absolute and without a slash at their end. */
export interface MailPlaces {
  site: string;
  media: string;
}

/** What the buyer asked for in a package; none for a product. */
export function partsOf({ item_images: images }: MailedRequest) {
  return Array.isArray(images) ? images : [];
}

/** How the buyer would like to hear from the seller. */
export function prefers({
  preferred_contact_method: way,
  language: locale,
}: MailedRequest): string {
  return way === 'email'
    ? m.mail_request_prefers_email({}, { locale })
    : m.mail_request_prefers_phone({}, { locale });
}
