import { nearestNamedColor } from '@orendi/contract/colors';
import { type FeedReason, type FeedTarget, leastPicture } from '@orendi/contract/feeds';
import { itemPath } from '@orendi/contract/item-path';
import type { Language } from '@orendi/contract/language';
import { effectivePrice } from '@orendi/contract/money';
import { tiraneDay } from '@orendi/contract/tirane-day';
import { parsePictureKey, pictureUrl } from '../../platform/media/index.ts';
import { xmlText } from '../../platform/xml.ts';
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

const limits = { title: 150, description: 5_000, brand: 70, color: 100, type: 750, material: 200 };
const mostPictures = 10;
/** The width of a JPEG; the largest that is served. */
const jpegWidth = 1920;

export interface FeedKind {
  target: FeedTarget;
  language: Language;
}

/** The first rule of the feed that the piece breaks; null for a piece that is in the feed. */
export function findFault(piece: Piece, { target, language }: FeedKind): FeedReason | null {
  if (xmlText(piece.name) === '') return 'no_name';
  if (descriptionOf(piece, language) === '') return 'no_description';
  if (!(priceNow(piece) > 0)) return 'no_price';
  if (piece.pictures.length === 0) return 'no_picture';
  return picturesFor(piece, target).length === 0 ? 'small_picture' : null;
}

/** Where the pages and the pictures are. */
export interface FeedPlaces {
  site: string;
  media: string;
}

/**
 * The fields of a piece without a fault, in the order of the feed; empty ones have no place in it.
 * @returns names and values, which are not escaped
 */
export function describePiece(
  piece: Piece,
  { target, language }: FeedKind,
  { site, media }: FeedPlaces,
): [name: string, value: string][] {
  const isGoogle = target === 'google';
  const [cover = '', ...others] = picturesFor(piece, target).map((key) =>
    isGoogle ? pictureUrl(media, key) : pictureUrl(media, key, jpegWidth, 'jpg'),
  );
  const { type, id, name } = piece;
  const fields: [string, string | null][] = [
    ['id', String(id)],
    ['title', cut(name, limits.title)],
    ['description', descriptionOf(piece, language)],
    ['link', `${site}${itemPath(type, id, name)}?lang=${language}`],
    ['image_link', cover],
    ...others.map((other): [string, string] => ['additional_image_link', other]),
    ['availability', availabilityOf(piece, isGoogle)],
    ...priceFields(piece, isGoogle),
    ['condition', 'new'],
    ['brand', cut(brandOf(piece, isGoogle), limits.brand)],
    ['product_type', cut(shelfOf(piece, language), limits.type)],
    ['color', cut(colorOf(piece.color, language), limits.color)],
    ['material', cut(inLanguage(language, piece.material_al, piece.material), limits.material)],
    ...(isGoogle ? onlyGoogles(piece) : []),
  ];
  return fields.filter((field): field is [string, string] => Boolean(field[1]));
}

/** Sizes of up to 3,000 cm, and weights of up to 2,000 kg. */
function onlyGoogles({ type, length, width, height, weight }: Piece): [string, string | null][] {
  const upTo = (most: number, value: number | null, unit: string) =>
    value && value >= 1 && value <= most ? `${value} ${unit}` : null;
  return [
    ['identifier_exists', 'no'],
    ['is_bundle', type === 'package' ? 'yes' : null],
    ['product_length', upTo(3_000, length, 'cm')],
    ['product_width', upTo(3_000, width, 'cm')],
    ['product_height', upTo(3_000, height, 'cm')],
    ['product_weight', upTo(2_000, weight, 'kg')],
  ];
}

const inLanguage = (language: Language, albanian: string | null, english: string | null) =>
  language === 'al' ? albanian || english : english;

/** In characters, without those that XML has no place for. */
const cut = (text: string | null, most: number) => [...xmlText(text ?? '')].slice(0, most).join('');

/** In the language of the feed alone, as Google wants all texts; or else what a package is made of, as on its page. */
function descriptionOf({ description_al, description_en, contents }: Piece, language: Language) {
  const own = cut(language === 'al' ? description_al : description_en, limits.description);
  const listed = contents.map(({ name, quantity }) => `${quantity} x ${name}`).join(', ');
  return own || cut(listed, limits.description);
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

function availabilityOf(piece: Piece, isGoogle: boolean): string {
  const { quantity, made_to_measure: isMade, lead_time_weeks: weeks } = piece;
  if (quantity === 0) return isGoogle ? 'out_of_stock' : 'out of stock';
  if (isGoogle) return 'in_stock';
  return quantity === null && (isMade || weeks) ? 'available for order' : 'in stock';
}

const priceNow = ({ price, sale, sale_type: saleType }: Piece) =>
  effectivePrice({ price, sale, saleType });

/** A sale without a last day goes on until it is gone from the feed. */
function priceFields(piece: Piece, isGoogle: boolean): [string, string | null][] {
  const { price, currency, sale_from: from, sale_to: to, published_at: published } = piece;
  const inCurrency = (amount: number) => `${amount.toFixed(2)} ${currency}`;
  const regular: [string, string] = ['price', inCurrency(price)];
  const now = priceNow(piece);
  if (now >= price) return [regular];
  const days = to && timesOf(from ?? tiraneDay(published), to);
  return [
    regular,
    ['sale_price', inCurrency(now)],
    [
      'sale_price_effective_date',
      days && isGoogle ? days.replaceAll(/(\d\d):(?=\d\d(\/|$))/g, '$1') : days,
    ],
  ];
}

const offsets = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Tirane',
  timeZoneName: 'longOffset',
});

/** From the first minute of a day to the last of another, as ISO 8601 says it in Tirana. */
function timesOf(from: string, to: string): string {
  // Clocks change by one hour at 01:00 UTC: both moments are on the right side of that.
  const offset = (moment: string) => offsets.format(new Date(moment)).slice(-6);
  return `${from}T00:00${offset(`${from}T00:00Z`)}/${to}T23:59${offset(`${to}T22:00Z`)}`;
}

function brandOf({ brand, business_name, made_to_measure }: Piece, isGoogle: boolean) {
  return brand || (!isGoogle || made_to_measure ? business_name : null);
}

function shelfOf({ shelves }: Piece, language: Language): string {
  return shelves.map(({ al, en }) => inLanguage(language, al, en)).join(' > ');
}

function colorOf(color: string | null, language: Language): string | null {
  return color && /^#[\da-f]{6}$/i.test(color) ? nearestNamedColor(color)[language] : color;
}
