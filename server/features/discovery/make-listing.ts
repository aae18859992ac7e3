import { middle } from '@orendi/contract/fit-picture';
import { cardPictures } from '@orendi/contract/limits';
import { effectivePrice } from '@orendi/contract/money';
import { foldWords } from '@orendi/search/words/fold-words';
import type { Insertable } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import {
  type PackageSource,
  type ProductSource,
  type StoredFacetName,
  storedFacetNames,
  type Measures,
} from './listing-sources.ts';
import { storePlaces } from './places.ts';
import { listingWords, colorWords, splitName } from './listing-words.ts';

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
    piece_focus: pictures.map(({ picture_focus }) => picture_focus ?? middle),
    words: listingWords({
      name: [source.name],
      kind: [],
      maker: unique(contents.flatMap((part) => [part.name, ...part.category_names])),
      about: [...unique(contents.flatMap((part) => part.industry_names)), source.business_name],
      descriptions: [source.description_en, source.description_al],
    }),
  };
}

function makeListing({
  name,
  business_id,
  currency,
  price,
  sale,
  ...source
}: ProductSource | PackageSource) {
  const { sale_type, in_stock, created_at: published_at } = source;
  const effective_price = effectivePrice({ price, sale, saleType: sale_type });
  return {
    business_id,
    name,
    currency,
    price,
    sale,
    sale_type,
    effective_price,
    in_stock,
    published_at,
    ...storePlaces(source),
  };
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
