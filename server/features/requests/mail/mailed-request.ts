import { m } from '@orendi/messages';
import { formatNumber, formatPrice } from '@orendi/contract/money';
import { sql } from 'kysely';
import { prepared } from '../../../platform/db/prepared-statements.ts';
import type { Db } from '../../../platform/db/tables.ts';

/** A request as its mail shows it, in column names: its snapshot, and the business that receives it. */
export type MailedRequest = Omit<Awaited<ReturnType<typeof findMailedRequest>>, 'can_return'> & {
  /** Whether its mail tells that the message has changed. */
  isEdited?: boolean;
};

/** Others are said to be asked as soon as they may be on their way. */
export function findMailedRequest(db: Db, id: number) {
  return db
    .selectFrom('request')
    .innerJoin('business', 'business.id', 'request.business_id')
    .modifyFront(prepared)
    .select(['business_name', 'language', 'item_id', 'item_type', 'item_name', 'item_images'])
    .select(['item_price', 'item_currency', 'client_name', 'client_message', 'client_phone'])
    .select(['client_phone_typed', 'client_email', 'client_language', 'preferred_contact_method'])
    .select(['prefers_whatsapp', 'wanted_length', 'wanted_width', 'wanted_height'])
    .select(({ eb }) => eb('round', 'is not', null).as('also_asked'))
    .select(['withdrawn_at', sql<boolean>`withdrawn is not null`.as('can_return')])
    .where('request.id', '=', id)
    .executeTakeFirstOrThrow();
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

type Told<Name extends keyof MailedRequest> = Pick<MailedRequest, Name | 'language'>;

/** The price when it was asked for; null for a business. */
export function priceText(request: Told<'item_price' | 'item_currency'>): string | null {
  const { item_price: price, item_currency: currency, language } = request;
  return price === null || currency === null ? null : formatPrice(price, currency, language);
}

/** The buyer's number, with what was typed where that differs; null without one. */
export function phoneText(request: Told<'client_phone' | 'client_phone_typed'>): string | null {
  const { client_phone: phone, client_phone_typed: typed, language: locale } = request;
  return phone && typed ? m.mail_request_phone_typed({ phone, typed }, { locale }) : phone;
}

export function prefers(request: MailedRequest) {
  const way = request.prefers_whatsapp ? 'whatsapp' : request.preferred_contact_method;
  return m[`mail_request_prefers_${way}`]({}, { locale: request.language });
}

/** The size that the buyer wants, and that others were asked too: a line each. */
export function notesOf(request: MailedRequest): string[] {
  const { language: locale } = request;
  const sides = [request.wanted_length, request.wanted_width, request.wanted_height];
  const size = sides.map((side) => (side === null ? '–' : formatNumber(side, locale))).join(' × ');
  return [
    ...(sides.some((side) => side !== null)
      ? [m.mail_request_wanted_size({ size }, { locale })]
      : []),
    ...(request.also_asked ? [m.mail_request_also_asked({}, { locale })] : []),
  ];
}

/** The words that depend on whether a listing or the business itself was asked about, and on whether it has changed since. */
export function requestWords(request: MailedRequest) {
  const words = firstWords(request);
  if (!request.isEdited) return words;
  const said = { locale: request.language };
  return {
    ...words,
    subject: m.mail_reworded_subject({ item: request.item_name }, said),
    heading: m.mail_reworded_heading({}, said),
  };
}

function firstWords(request: MailedRequest) {
  const { language, item_name: item, client_name: name } = request;
  const said = { locale: language };
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
