import { type Focus, middle } from '@orendi/contract/fit-picture';
import type { MailState, Request } from '@orendi/contract/schemas/request';
import type { PictureAddress } from '../../../platform/media/picture-addresses.ts';
import { replyLinks } from '../mail/reply-links.ts';
import type { OrderRow } from './order-queries.ts';

export function presentOrder(row: OrderRow, address: PictureAddress, site: string): Request {
  return {
    id: row.id,
    item_id: row.item_id,
    item_name: row.item_name,
    item_type: row.item_type,
    item_images: presentImages(row, address),
    item_images_focus: typeof row.item_images === 'string' ? focusOf(row, row.item_images) : null,
    client_name: row.client_name,
    client_message: row.client_message,
    client_phone: row.client_phone,
    client_phone_typed: row.client_phone_typed,
    client_email: row.client_email,
    preferred_contact_method: row.preferred_contact_method,
    client_language: row.client_language,
    request_status: row.request_status,
    stage: row.state,
    source: row.source,
    waiting_since: row.state === 'new' ? row.created_at.toISOString() : null,
    price_when_asked: row.item_price,
    currency_when_asked: row.item_currency,
    note: row.note,
    offered_price: row.offered_price,
    offered_currency: row.offered_currency,
    follow_up_on: row.follow_up_on,
    lost_reason: row.state === 'lost' ? row.lost_reason : null,
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
    edited_at: row.edited_at?.toISOString() ?? null,
    sent_price: row.sent_price,
    sent_currency: row.sent_currency,
    sent_words: row.sent_words,
    sent_at: row.sent_at?.toISOString() ?? null,
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    buyer_outcome: row.outcome,
    prefers_whatsapp: row.prefers_whatsapp,
    wanted_length: row.wanted_length,
    wanted_width: row.wanted_width,
    wanted_height: row.wanted_height,
    also_asked: row.also_asked,
    takes_answer: row.takes_answer,
    photos: row.photos.map((photo) => {
      return { ...photo, url: `${site}/v1/private/request-photos/${photo.id}` };
    }),
    mail_state: presentMail(row),
    replies: replyLinks(row, site),
  };
}

function presentImages(row: OrderRow, address: PictureAddress): Request['item_images'] {
  const { item_images: images } = row;
  if (!Array.isArray(images)) return images && address(images);
  return images.map(({ image, name }) => ({
    image: image && address(image),
    image_focus: image === null ? null : focusOf(row, image),
    name,
  }));
}

const focusOf = ({ item_focus: known }: OrderRow, key: string): Focus => known?.[key] ?? middle;

function presentMail({ mail_state, mail_at, mail_recipient }: OrderRow): MailState | null {
  if (mail_state === null || mail_at === null || mail_recipient === null) return null;
  return { state: mail_state, at: mail_at.toISOString(), recipient: mail_recipient };
}
