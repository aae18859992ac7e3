import { lifetimes, requestPhotos } from '@orendi/contract/limits';
import type { OwnRequest } from '@orendi/contract/schemas/own-request';
import type { RequestState } from '../../../platform/db/tables.ts';
import type { BeforeJson } from '../../../platform/http/api.ts';
import type { PictureAddress } from '../../../platform/media/picture-addresses.ts';
import type { listAlsoAsked, listEarlierMessages, OwnRequestRow } from './own-queries.ts';
import type { listRequestPhotos } from './photo-queries.ts';

const hours = 3_600_000;

/** Stages that mean an answer to the buyer. */
const answered: ReadonlySet<RequestState> = new Set(['answered', 'offered', 'won', 'lost']);
/** A request in one of these looks like any that nobody has read. */
const unread: ReadonlySet<RequestState> = new Set(['spam', 'held', 'dropped']);

export const isAnswered = (row: OwnRequestRow) =>
  row.sent_at !== null || (row.withdrawn_at === null && answered.has(row.state));

export const canEdit = (row: OwnRequestRow) => row.withdrawn_at === null && !isAnswered(row);

const hasPassed = (since: Date, count: number, now: Date) =>
  now.getTime() - since.getTime() >= count * hours;

/** The texts of a withdrawn request are kept for as long. */
export const canReturn = ({ withdrawn_at: at, withdrawn }: OwnRequestRow, now: Date) =>
  at !== null && withdrawn !== null && !hasPassed(at, lifetimes.withdrawalHours, now);

interface Beside {
  earlier: Awaited<ReturnType<typeof listEarlierMessages>>;
  asked: Awaited<ReturnType<typeof listAlsoAsked>>;
  photos: Awaited<ReturnType<typeof listRequestPhotos>>;
  hasPlace: boolean;
  linkOf: (seed: string) => string;
  address: PictureAddress;
  /** The address of the request's calls, with which those of its photographs begin. */
  calls: string;
}

export function presentOwnRequest(
  row: OwnRequestRow,
  beside: Beside,
  now: Date,
): BeforeJson<OwnRequest> {
  const { earlier, asked, photos, linkOf, address } = beside;
  const { item_images: images, withdrawn_at: withdrawnAt } = row;
  const image = Array.isArray(images) ? images[0]?.image : images;
  return {
    business: { id: row.business_id, business_name: row.business_name, logo: address(row.logo) },
    item_type: row.item_type,
    item_id: row.item_id,
    item_name: row.item_name,
    item_image: image ? address(image) : null,
    price_when_asked: row.item_price,
    currency_when_asked: row.item_currency,
    wanted_length: row.wanted_length,
    wanted_width: row.wanted_width,
    wanted_height: row.wanted_height,
    name: maskWords(row.client_name),
    phone: row.client_phone && maskPhone(row.client_phone),
    email: row.client_email && maskEmail(row.client_email),
    message: row.client_message,
    earlier_messages: withdrawnAt ? [] : earlier,
    asked: asked.map(({ business_name, item_name, link_seed: seed }) => {
      return { business_name, item_name, link: linkOf(seed ?? '') };
    }),
    photos: photos.map(({ id, width, height }) => {
      return { id, url: `${beside.calls}/photos/${id}`, width, height };
    }),
    can_add_photos: beside.hasPlace && withdrawnAt === null && photos.length < requestPhotos.max,
    edited_at: row.edited_at,
    created_at: row.created_at,
    read_at: unread.has(row.state) ? null : row.read_at,
    answered_at: isAnswered(row) ? (row.answered_at ?? row.sent_at ?? row.state_since) : null,
    offer: row.sent_at && {
      price: row.sent_price,
      currency: row.sent_currency,
      words: row.sent_words,
      sent_at: row.sent_at,
    },
    outcome: row.outcome,
    asks_outcome: withdrawnAt === null && hasPassed(row.created_at, lifetimes.reachedHours, now),
    can_edit: canEdit(row),
    withdrawn_at: withdrawnAt,
    can_return: canReturn(row, now),
    expires_at: row.expires_at,
  };
}

const dots = '•••';

/** The first letter of each word: enough for its owner. */
const maskWords = (text: string) => text.replaceAll(/(\S)\S*/gu, `$1${dots}`);

/** The last two digits. */
const maskPhone = (text: string) => dots + text.replaceAll(/\D/g, '').slice(-2);

/** The first letter, and the end of the domain. */
export function maskEmail(text: string): string {
  const at = text.lastIndexOf('@');
  return `${Array.from(text)[0]}${dots}@${dots}${text.slice(Math.max(text.lastIndexOf('.'), at + 1))}`;
}
