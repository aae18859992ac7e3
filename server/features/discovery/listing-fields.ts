import { type FacetName, facetNames, type NumberName } from '@orendi/contract/listing-filters';
import { facetValues } from '@orendi/contract/limits';
import { type ListingType, listingTypes } from '@orendi/contract/listings';
import { currencies } from '@orendi/contract/money';
import type { EngineOptions, Found, Query, SearchEngine, Where } from '@orendi/search/engine';
import { equal, type FacetField, facet, type Field, order, range } from '@orendi/search/fields';
import { shopLanguage } from './words/shop-language.ts';

export const listingKinds = listingTypes;

interface Described {
  field: Field;
  /** The expression that reads it from the table `listing`; absent where `read-listings.ts` computes it. */
  column?: string;
  /** The filter that bounds it from above. Near misses are measured by it. */
  upTo?: NumberName;
  /** Before a number the words that ask for it state a size: `me masa 240x90`. */
  isSizeBeforeNumber?: true;
}

const flag = (column: string) => ({
  field: equal(),
  column: `${column}::int`,
});
const facets = Object.fromEntries(facetNames.map((name) => [name, { field: facet() }])) as Record<
  FacetName,
  { field: FacetField }
>;

/**
 * Flags and facets have the names of their filters. A package belongs to the industries and categories of all its
 * products.
 */
const described = {
  category: {
    field: equal(),
    column: 'coalesce(part_category_ids, array[category_id])',
  },
  business: { field: equal(), column: 'business_id' },
  industry: { field: equal(), column: 'coalesce(part_industry_ids, array[industry_id])' },
  /** The town of the business: see `places.ts`. */
  town: { field: equal() },
  /** Where the business is and where it delivers. */
  places: { field: equal() },
  onSale: flag('(sale > 0)'),
  inStock: flag('in_stock'),
  madeToMeasure: { ...flag('made_to_measure'), isSizeBeforeNumber: true },
  /** The seller assembles it. */
  assembly: flag('is_assembled'),
  /** The name says that it is this: see `things/name-marks.ts`. */
  nameStart: { field: equal() },
  nameStartTwo: { field: equal() },
  nameEnd: { field: equal() },
  nameEndTwo: { field: equal() },
  ...facets,
  /** The effective price. */
  price: { field: order(currencies) },
  /** Centimeters, the two sides on the floor. */
  longSide: { field: range(), column: 'long_side::float8' },
  shortSide: { field: range(), column: 'short_side::float8' },
  height: { field: range(), column: 'height::float8', upTo: 'fitsHeight' },
  /** Weeks. */
  leadTime: { field: range(), column: 'lead_time_weeks::float8', upTo: 'leadTimeTo' },
  /** Seconds since 1970. */
  publishedAt: { field: range(), column: `date_part('epoch', published_at)` },
} as const satisfies Record<string, Described>;
type Descriptions = typeof described;
type FieldName = keyof Descriptions;
export const fieldDescriptions: Record<FieldName, Described> = described;

export type ListingFields = { [Name in FieldName]: Descriptions[Name]['field'] };
export const listingFields = Object.fromEntries(
  Object.entries(described).map(([name, { field }]) => [name, field]),
) as ListingFields;

/** The fields that one expression reads from the table. */
export type ColumnName = {
  [Name in FieldName]: Descriptions[Name] extends { column: string } ? Name : never;
}[FieldName];
export const listingColumns = Object.fromEntries(
  Object.entries(fieldDescriptions).flatMap(([name, { column }]) =>
    column === undefined ? [] : [[name, column]],
  ),
) as Record<ColumnName, string>;

/** The fields that a single filter bounds from above. */
type BoundedName = {
  [Name in FieldName]: Descriptions[Name] extends { upTo: string } ? Name : never;
}[FieldName];
export const boundedFields = Object.entries(fieldDescriptions).flatMap(([name, { upTo }]) =>
  upTo === undefined ? [] : [{ name: name as BoundedName, upTo }],
);
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
