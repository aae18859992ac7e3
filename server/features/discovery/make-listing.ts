import { type Focus, middle, mostLost } from '@orendi/contract/fit-picture';
import { cardPictures } from '@orendi/contract/limits';
import { effectivePrice } from '@orendi/contract/money';
import { foldWords } from '@orendi/search/words/fold-words';
import type { Insertable } from 'kysely';
import { type NamedColor, namedColors, nearestNamedColor } from '@orendi/contract/colors';
import type { Database } from '../../platform/db/tables.ts';
import {
  type PackageSource,
  type ProductSource,
  type StoredFacetName,
  storedFacetNames,
  type Measures,
} from './listing-sources.ts';
import { storePlaces } from './places.ts';
import { phraseKey } from './words/shop-language.ts';

export type ListingRow = Insertable<Database['listing']>;

export function makeProductListing(product: ProductSource): ListingRow {
  const facets = facetsOf(product);
  const { brand, color, ...materials } = facets;
  const { product: name, about } = splitName(product.name);
  return {
    ...makeListing(product),
    product_id: product.id,
    industry_id: product.industry_id,
    category_id: product.category_id,
    picture_key: product.picture_key,
    picture_focus: product.picture_focus,
    length: product.length || null,
    width: product.width || null,
    ...measure([product]),
    ...facets,
    words: listingWords({
      name: [name],
      kind: product.category_names.filter((name) => name && foldWords(name).length === 1),
      maker: [about, brand, product.model, ...product.category_names],
      about: [
        ...Object.values(materials),
        color && colorWords(color),
        ...product.industry_names,
        product.business_name,
      ],
      descriptions: [product.description_en, product.description_al],
    }),
  };
}

function facetsOf(product: ProductSource): Record<StoredFacetName, string | null> {
  const values = storedFacetNames.map((name) => [name, product[name]]);
  return Object.fromEntries(values) as Record<StoredFacetName, string | null>;
}

/** A package is also found by its contents, and shows the pictures of the first ones that have any. */
export function makePackageListing(source: PackageSource): ListingRow {
  const { contents } = source;
  const unique = <Value>(values: Value[]) => [...new Set(values)];
  const pictured = contents.filter((part) => part.picture_key !== null);
  const keys = unique(pictured.map((part) => part.picture_key)).slice(0, cardPictures.max);
  const pictures = keys.flatMap((key) => pictured.find((part) => part.picture_key === key) ?? []);
  return {
    ...makeListing(source),
    package_id: source.id,
    part_industry_ids: unique(contents.map((part) => part.industry_id)),
    part_category_ids: unique(contents.map((part) => part.category_id)),
    picture_key: pictures[0]?.picture_key ?? null,
    picture_focus: pictures[0]?.picture_focus ?? null,
    ...measure(contents),
    pieces: contents.reduce((sum, { quantity }) => sum + quantity, 0),
    piece_pictures: pictures.flatMap(({ picture_key }) => picture_key ?? []),
    piece_focus: ofOneLength(pictures.map(({ picture_focus }) => picture_focus ?? middle)),
    words: listingWords({
      name: [source.name],
      kind: [],
      maker: unique(contents.flatMap((part) => [part.name, ...part.category_names])),
      about: [...unique(contents.flatMap((part) => part.industry_names)), source.business_name],
      descriptions: [source.description_en, source.description_al],
    }),
  };
}

/** The rows of an array in the database have one length. */
function ofOneLength(focuses: Focus[]): Focus[] {
  return focuses.some(([, , allowedLoss]) => allowedLoss !== undefined)
    ? focuses.map(([x, y, allowedLoss = mostLost]) => [x, y, allowedLoss])
    : focuses;
}

function makeListing(source: ProductSource | PackageSource) {
  const { business_id, name, currency, price, sale, sale_type, in_stock, published_at } = source;
  const effective_price = effectivePrice({ price, sale, saleType: sale_type });
  const priced = { currency, price, sale, sale_type, effective_price };
  return { business_id, name, ...priced, in_stock, published_at, ...storePlaces(source) };
}

/**
 * The space and time that a listing takes: for a package, the most that any of its products does, as each of them must fit
 * and all of them must be there. A size of 0 counts as unknown; null where one of them is not known.
 */
function measure(products: readonly Measures[]) {
  const sides = products.map(({ length, width }) => (length && width ? [length, width] : null));
  return {
    long_side: greatest(sides.map((pair) => pair && Math.max(...pair))),
    short_side: greatest(sides.map((pair) => pair && Math.min(...pair))),
    height: greatest(products.map(({ height }) => height || null)),
    lead_time_weeks: greatest(products.map((product) => product.lead_time_weeks)),
    made_to_measure: products.some((product) => product.made_to_measure === true),
    is_assembled:
      products.length > 0 &&
      products.every(({ assembly }) => assembly === 'included' || assembly === 'paid'),
  };
}

function greatest(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 || known.length < values.length ? null : Math.max(...known);
}

/**
 * The texts of a listing by rank: the better the rank, the more a match is worth. These are the five ranks of the
 * engine, the best first.
 */
interface ListingTexts {
  name: (string | null)[];
  /** The one-word names of its category, which name nothing but the kind of product. */
  kind: (string | null)[];
  /** Brand, model and category. */
  maker: (string | null)[];
  /** Materials, color, industries and seller. */
  about: (string | null)[];
  descriptions: (string | null)[];
}

/**
 * The folded words of a listing, a line per rank (name, kind, maker, about, descriptions), each word once per line.
 * This is stored in `listing.words` and read by the search.
 */
export function listingWords(texts: ListingTexts): string {
  const { name, kind, maker, about, descriptions } = texts;
  return [name, kind, maker, about, descriptions].map(wordsOf).join('\n');
}

function wordsOf(texts: (string | null)[]): string {
  return [...new Set(texts.flatMap((text) => (text ? foldWords(text) : [])))].join(' ');
}

/**
 * The words by which a product's color is found, in both languages: for a hex value, the names of the nearest named
 * color (`Navy blue Blu marine`); for a known name, that name and its translation; any other text unchanged.
 * @param color `#rrggbb` or text
 */
export function colorWords(color: string): string {
  if (/^#[0-9a-f]{6}$/i.test(color)) return bothNames(nearestNamedColor(color));
  const named = byName.get(phraseKey(color));
  return named ? `${color} ${bothNames(named)}` : color;
}

function bothNames({ en, al }: NamedColor): string {
  return `${en} ${al}`;
}

/** Named colors by every form that a seller may have typed: `e bardhë`, `Bardhë`, `white`. */
const byName = new Map(
  namedColors.flatMap((color) => [
    [phraseKey(color.en), color] as const,
    [phraseKey(color.al), color] as const,
  ]),
);

/** The words behind these name an accessory or a purpose: `Wardrobe with mirror`, `Cover for sofa`, `Table, 90 cm`. */
const afterProduct = /,|\+|\s(?:with|w|for|f|and|me|për|per|dhe)\s/iu;

/**
 * Parts and accessories named after the furniture they are made for. The part comes last in English, first in Albanian.
 */
const englishPart =
  /(?<=\s)(?:slip)?(?:cover|cushion|pad|leg|handle|knob|hinge|fitting|underframe|(?<!\bbed\s)frame|headboard|top|panel|front|door|shell|runner|rail|bracket|insert|plinth|lid|tray|canopy|armrest|section|module)s?$/iu;
const albanianPart = /^(?:mbulesë|mbulese|këllëf|kellef|këmbë|kembe|dorezë|doreze|kapak)(?=\s)/iu;

/**
 * Splits a product's name into the product itself and what is only said about it: `Gardërobë | me pasqyrë`, `cover |
 * chair`. Most people who type `pasqyrë` look for a mirror, not for a wardrobe that has one.
 */
export function splitName(name: string): { product: string; about: string } {
  const end = name.search(afterProduct);
  const start = (end < 0 ? name : name.slice(0, end)).trim();
  const rest = end < 0 ? '' : name.slice(end).trim();
  const [part] = englishPart.exec(start) ?? albanianPart.exec(start) ?? [];
  if (start === '' || part === undefined)
    return { product: start || name, about: start ? rest : '' };
  return { product: part, about: `${start.replace(part, '').trim()} ${rest}`.trim() };
}
