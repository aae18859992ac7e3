import { type FacetName, facetNames } from '@orendi/contract/listing-filters';
import { type ListingType, listingTypes } from '@orendi/contract/listings';
import { currencies } from '@orendi/contract/money';
import type { SearchEngine, Where } from '@orendi/search/engine';
import { equal, type FacetField, facet, order, range } from '@orendi/search/fields';

export const listingKinds = listingTypes;

const facets = Object.fromEntries(facetNames.map((name) => [name, facet()])) as Record<
  FacetName,
  FacetField
>;

/**
 * The fields that listings are searched by, the most selective first. A package belongs to the industries and
 * categories of all its products.
 */
export const listingFields = {
  category: equal({ isCounted: true }),
  business: equal(),
  industry: equal(),
  onSale: equal({ isCounted: true }),
  inStock: equal({ isCounted: true }),
  ...facets,
  /** The effective price. */
  price: order(currencies),
  /** Seconds since 1970. */
  publishedAt: range(),
};
export type ListingFields = typeof listingFields;
export type ListingWhere = Where<ListingFields>;
export type ListingEngine = SearchEngine<ListingFields, ListingType>;

/**
 * The SQL expression of each field in the table of listings: `int4` or `int4[]`, text, or `float8`; for an order field,
 * amount and unit.
 */
export const listingColumns: Record<keyof ListingFields, string | readonly [string, string]> = {
  category: 'coalesce(part_category_ids, array[category_id])',
  business: 'business_id',
  industry: 'coalesce(part_industry_ids, array[industry_id])',
  onSale: '(sale > 0)::int',
  inStock: 'in_stock::int',
  ...(Object.fromEntries(facetNames.map((name) => [name, name])) as Record<FacetName, string>),
  price: ['effective_price::float8', 'currency'],
  publishedAt: `date_part('epoch', published_at)`,
};
