import { z } from '@hono/zod-openapi';
import { Count } from '../fields/answer.ts';
import { facetValues } from '../limits.ts';
import {
  type FacetName,
  facetNames,
  listingFilters,
  type ListingFilters,
} from '../listing-filters.ts';
import { Card } from './card.ts';

const FacetValues = z.array(z.string()).max(facetValues.max);

/** A list of values for each facet of the listing filters. */
type FacetSchemas = {
  [Name in FacetName as ListingFilters[Name]['offeredAs']]: typeof FacetValues;
};
const facetSchemas = Object.fromEntries(
  facetNames.map((name) => [listingFilters[name].offeredAs, FacetValues]),
) as FacetSchemas;

export const AdvancedFilters = z.object(facetSchemas).openapi('AdvancedFilters');
export type AdvancedFilters = z.infer<typeof AdvancedFilters>;

export const CardPage = z
  .object({ results: z.array(Card), page: z.int().min(1), hasNextPage: z.boolean() })
  .openapi('CardPage');
export type CardPage = z.infer<typeof CardPage>;

/** With `sections`, only those are in `categories`. */
export const Results = z
  .object({
    categories: z.object({
      allProducts: CardPage.optional(),
      saleProducts: CardPage.optional(),
      newCollectionProducts: CardPage.optional(),
      packages: CardPage.optional(),
    }),
    advancedFilters: AdvancedFilters,
    total: Count,
  })
  .openapi('Results');
export type Results = z.infer<typeof Results>;

export const SearchResults = z
  .object({
    results: z.array(Card),
    page: z.int().min(1),
    hasNextPage: z.boolean(),
    total: Count,
    totalIsLowerBound: z.literal(true).optional(),
    advancedFilters: AdvancedFilters,
  })
  .openapi('SearchResults');
export type SearchResults = z.infer<typeof SearchResults>;
