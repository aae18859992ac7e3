import {
  type FacetName,
  facetNames,
  type FlagName,
  type NumberName,
} from '@orendi/contract/listing-filters';
import { facetValues } from '@orendi/contract/limits';
import { type ListingType, listingTypes } from '@orendi/contract/listings';
import { currencies } from '@orendi/contract/money';
import type { EngineOptions, Found, Query, SearchEngine, Where } from '@orendi/search/engine';
import { equal, type FacetField, facet, order, range } from '@orendi/search/fields';
import { shopLanguage } from './words/shop-language.ts';

const facets = Object.fromEntries(facetNames.map((name) => [name, facet()])) as Record<
  FacetName,
  FacetField
>;

/**
 * Flags and facets have the names of their filters. A package belongs to the industries and categories of all its
 * products.
 */
const listingFields = {
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

/** The expressions that read fields from the table `listing`; `read-listings.ts` computes the others. */
export const listingColumns = {
  category: 'coalesce(part_category_ids, array[category_id])',
  business: 'business_id',
  industry: 'coalesce(part_industry_ids, array[industry_id])',
  onSale: '(sale > 0)::int',
  inStock: 'in_stock::int',
  madeToMeasure: 'made_to_measure::int',
  assembly: 'is_assembled::int',
  longSide: 'long_side::float8',
  shortSide: 'short_side::float8',
  height: 'height::float8',
  leadTime: 'lead_time_weeks::float8',
  publishedAt: `date_part('epoch', published_at)`,
} as const satisfies Partial<Record<keyof ListingFields, string>>;

/** The fields that a single filter bounds from above. Near misses are measured by them. */
export const boundedFields = [
  { name: 'height', upTo: 'fitsHeight' },
  { name: 'leadTime', upTo: 'leadTimeTo' },
] as const satisfies { name: keyof ListingFields; upTo: NumberName }[];

/** Before a number the words that ask for this state a size: `me masa 240x90`. */
export const sizedFlag: FlagName = 'madeToMeasure';

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
  kinds: listingTypes,
  fields: listingFields,
  age: 'publishedAt',
  mostValues: facetValues.max,
  stem: shopLanguage.stem,
};
