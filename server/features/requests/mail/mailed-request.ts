import { type Language, m } from '@orendi/messages';
import type { Selectable } from 'kysely';
import { formatPrice } from '@orendi/contract/money';
import type { Database } from '../../../platform/db/tables.ts';
import type { AnsweredRequest } from './reply-links.ts';

/** A request as its mail shows it, in column names: its snapshot, and the business that receives it. */
export interface MailedRequest
  extends
    AnsweredRequest,
    Pick<
      Selectable<Database['request']>,
      'item_images' | 'item_price' | 'item_currency' | 'client_message'
    > {
  language: Language;
}

/** The addresses that links and pictures of a mail start with: absolute, without a trailing slash. */
export interface MailPlaces {
  site: string;
  media: string;
}

/** Empty for a product. */
export function contentsOf({ item_images: images }: MailedRequest) {
  return Array.isArray(images) ? images : [];
}

/** The price when it was asked for; null for a business. */
export function priceText({
  item_price,
  item_currency,
  language,
}: Pick<MailedRequest, 'item_price' | 'item_currency' | 'language'>): string | null {
  if (item_price === null || item_currency === null) return null;
  return formatPrice(item_price, item_currency, language);
}

/** The buyer's number, with what was typed where that differs; null without one. */
export function phoneText({
  client_phone: phone,
  client_phone_typed: typed,
  language: locale,
}: Pick<MailedRequest, 'client_phone' | 'client_phone_typed' | 'language'>): string | null {
  return phone && typed ? m.mail_request_phone_typed({ phone, typed }, { locale }) : phone;
}

export function prefers({
  preferred_contact_method: way,
  language: locale,
}: MailedRequest): string {
  return way === 'email'
    ? m.mail_request_prefers_email({}, { locale })
    : m.mail_request_prefers_phone({}, { locale });
}

/** The words that depend on whether a listing or the business itself was asked about. */
export function requestWords(request: MailedRequest) {
  const { language: locale, item_name: item, client_name: name } = request;
  const said = { locale };
  if (request.item_type === 'business') {
    return {
      subject: m.mail_question_subject({ name }, said),
      preview: m.mail_question_preview({ name }, said),
      heading: m.mail_question_heading({}, said),
      seeItem: m.mail_question_see_page({}, said),
    };
  }
  return {
    subject: m.mail_request_subject({ item }, said),
    preview: m.mail_request_preview({ name, item }, said),
    heading: m.mail_request_heading({}, said),
    seeItem: m.mail_request_see_item({}, said),
  };
}
