import { type FacetName, facetNames } from '@orendi/contract/listing-filters';
import { facetValues } from '@orendi/contract/limits';
import { type ListingType, listingTypes } from '@orendi/contract/listings';
import { currencies } from '@orendi/contract/money';
import type { EngineOptions, Found, Query, SearchEngine, Where } from '@orendi/search/engine';
import { equal, type FacetField, facet, order, range } from '@orendi/search/fields';
import { shopLanguage } from './words/shop-language.ts';

export const listingKinds = listingTypes;

const facets = Object.fromEntries(facetNames.map((name) => [name, facet()])) as Record<
  FacetName,
  FacetField
>;

/**
 * The fields that listings are searched by. A package belongs to the industries and categories of all its products.
 */
export const listingFields = {
  category: equal(),
  business: equal(),
  industry: equal(),
  /** The town of the business: see `places.ts`. */
  town: equal(),
  /** Where the business is and where it delivers. */
  places: equal(),
  onSale: equal(),
  inStock: equal(),
  madeToMeasure: equal(),
  /** The seller assembles it. */
  assembly: equal(),
  /** The name says that it is this: see `things/name-marks.ts`. */
  nameStart: equal(),
  nameStartTwo: equal(),
  nameEnd: equal(),
  nameEndTwo: equal(),
  ...facets,
  /** The effective price. */
  price: order(currencies),
  /** Centimeters, the two sides on the floor. */
  longSide: range(),
  shortSide: range(),
  height: range(),
  /** Weeks. */
  leadTime: range(),
  /** Seconds since 1970. */
  publishedAt: range(),
};
export type ListingFields = typeof listingFields;
export type ListingWhere = Where<ListingFields>;
export type ListingQuery = Query<ListingFields, ListingType>;
export type ListingEngine = SearchEngine<ListingFields, ListingType>;

/** An answer, and whether it stands in for the engine's: it then has no facets, and may not know its total. */
export interface ListingFound extends Found<ListingFields> {
  isMakeshift?: boolean;
  /** There may be more than `total`. */
  isLowerBound?: boolean;
}

/** How listings are found, whatever holds them. */
export interface ListingFinder extends Pick<
  ListingEngine,
  'read' | 'count' | 'listUnknown' | 'listSaid'
> {
  /** @throws SearchAway */
  find(queries: readonly ListingQuery[]): Promise<ListingFound[]>;
}

export const listingEngineOptions: EngineOptions<ListingFields, ListingType> = {
  kinds: listingKinds,
  fields: listingFields,
  age: 'publishedAt',
  mostValues: facetValues.max,
  stem: shopLanguage.stem,
};
