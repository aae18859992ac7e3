import { colorName } from '@orendi/contract/colors';
import { type FeedReason, type FeedTarget, leastPicture } from '@orendi/contract/feeds';
import { itemPath } from '@orendi/contract/item-path';
import type { Language } from '@orendi/contract/language';
import { effectivePrice } from '@orendi/contract/money';
import { tiraneDay } from '@orendi/contract/tirane-day';
import { parsePictureKey, pictureUrl } from '../../platform/media/index.ts';
import { escapeXml, xmlText } from '../../platform/xml.ts';
import type { Piece } from './feed-queries.ts';

/*
 * The fields of a piece in a feed. Google's: https://support.google.com/merchants/answer/7052112. Meta's, with the same
 * names: https://developers.facebook.com/docs/commerce-platform/catalog/fields and
 * https://www.facebook.com/business/help/120325381656392.
 *
 * Both require id (50 characters; Meta 100), title (150; Meta 200), description (5,000; Meta 9,999), link, image_link,
 * availability and price. Ours are in the shorter of the two limits.
 *
 * - price: in the currency of the piece, never converted, because Google refuses a price whose amount or currency is not
 *   that of the page (/answer/6324371), and itself shows buyers theirs beside it (/answer/7387995). Meta takes any currency.
 * - image_link: Google takes WebP of 100 × 100 pixels (/answer/6324350), Meta only JPEG and PNG of 500 × 500.
 * - availability: Google's backorder needs the day of delivery (/answer/6324448), which nobody knows here, so what is made
 *   to order is in stock as its page says. Meta has a word for it.
 * - brand: Meta requires it or a number of the maker. Google wants none that is not sure, but the shop's name where the shop
 *   makes the piece (/answer/6324351).
 * - identifier_exists: no piece has a GTIN here.
 * - google_product_category is Google's guess unless it is given, and shipping is set in the account: both are left out.
 */

const mostPictures = 10;
/** The width of a JPEG; the largest that is served. */
const jpegWidth = 1920;

export interface FeedKind {
  target: FeedTarget;
  language: Language;
}

/** A feed at its addresses: of the pages, and of the pictures. */
export interface PlacedFeed extends FeedKind {
  site: string;
  media: string;
}

/** The first rule of the feed that the piece breaks; null for a piece that is in the feed. */
export function findFault(piece: Piece, { target, language }: FeedKind): FeedReason | null {
  if (xmlText(piece.name) === '') return 'no_name';
  if (descriptionOf(piece, language) === '') return 'no_description';
  if (!(priceNow(piece) > 0)) return 'no_price';
  if (piece.pictures.length === 0) return 'no_picture';
  return picturesFor(piece, target).length === 0 ? 'small_picture' : null;
}

/**
 * A piece without a fault as an item of the feed. Each field has a line of its own, because Meta refuses lines of more
 * than 5 MB; empty ones have none.
 */
export function describePiece(piece: Piece, { target, language, site, media }: PlacedFeed): string {
  const isGoogle = target === 'google';
  const { type, id, name, price, currency, quantity, weight, sale_to: saleTo } = piece;
  const isMade = quantity === null && piece.is_made;
  const stock = !isGoogle && isMade ? 'available for order' : 'in stock';
  const availability = quantity === 0 ? 'out of stock' : stock;
  const money = (amount: number) => `${amount.toFixed(2)} ${currency}`;
  const now = priceNow(piece);
  const isSale = now < price;
  const begin = piece.sale_from ?? tiraneDay(piece.published_at);
  const minute = (day: string, time: string) => {
    // In Tirana. Clocks change by one hour at 01:00 UTC: the first and last minutes of a day are on the right side of that.
    const offset = offsets.format(new Date(`${day}T${time}Z`)).slice(-6);
    return `${day}T${time}${isGoogle ? offset.replace(':', '') : offset}`;
  };
  const upTo = (most: number, value: number | null, unit: string) =>
    isGoogle && value && value >= 1 && value <= most && `${value} ${unit}`;
  const fields: [name: string, value: string | number | false | null, longest?: number][] = [
    ['id', id],
    ['title', name, 150],
    ['description', descriptionOf(piece, language)],
    ['link', `${site}${itemPath(type, id, name)}?lang=${language}`],
    ...picturesFor(piece, target).map((key, at): [string, string] => [
      at === 0 ? 'image_link' : 'additional_image_link',
      isGoogle ? pictureUrl(media, key) : pictureUrl(media, key, jpegWidth, 'jpg'),
    ]),
    ['availability', isGoogle ? availability.replaceAll(' ', '_') : availability],
    ['price', money(price)],
    ['sale_price', isSale && money(now)],
    // A sale without a last day goes on until it is gone from the feed.
    [
      'sale_price_effective_date',
      isSale && saleTo && `${minute(begin, '00:00')}/${minute(saleTo, '23:59')}`,
    ],
    ['condition', 'new'],
    ['brand', piece.brand || ((!isGoogle || piece.takes_size) && piece.business_name), 70],
    ['product_type', (language === 'al' && piece.shelf_al) || piece.shelf, 750],
    ['color', piece.color && (colorName(piece.color, language) ?? piece.color), 100],
    ['material', (language === 'al' && piece.material_al) || piece.material, 200],
    ['identifier_exists', isGoogle && 'no'],
    ['is_bundle', isGoogle && type === 'package' && 'yes'],
    ['product_length', upTo(3_000, piece.length, 'cm')],
    ['product_width', upTo(3_000, piece.width, 'cm')],
    ['product_height', upTo(3_000, piece.height, 'cm')],
    ['product_weight', upTo(2_000, weight, 'kg')],
  ];
  const lines = fields.map(([field, value, longest]) => {
    const text = cut(String(value || ''), longest);
    return text && `<g:${field}>${escapeXml(text)}</g:${field}>\n`;
  });
  return `<item>\n${lines.join('')}</item>\n`;
}

/** In characters, without those that XML has no place for. */
const cut = (text: string, longest?: number) => [...xmlText(text)].slice(0, longest).join('');

/** In the language of the feed alone, as Google wants all texts; or else what a package is made of, as on its page. */
function descriptionOf({ description_al, description_en, contents }: Piece, language: Language) {
  const own = (language === 'al' ? description_al : description_en) ?? '';
  return cut(own, 5_000) || cut(contents, 5_000);
}

/** Large enough for the catalogue, in the size in which it gets them. */
function picturesFor({ pictures }: Piece, target: FeedTarget): string[] {
  const fits = (key: string) => {
    const { width = 0, height = 0 } = parsePictureKey(key) ?? {};
    const scale = target === 'google' ? 1 : Math.min(1, jpegWidth / width);
    return Math.min(width * scale, Math.floor(height * scale)) >= leastPicture[target];
  };
  return [...new Set(pictures)].filter(fits).slice(0, mostPictures);
}

const priceNow = ({ price, sale, sale_type: saleType }: Piece) =>
  effectivePrice({ price, sale, saleType });

const offsets = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Tirane',
  timeZoneName: 'longOffset',
});
