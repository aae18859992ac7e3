import { type FacetName, facetNames, listingFilters } from '@orendi/contract/listing-filters';
import type { AdvancedFilters } from '@orendi/contract/schemas/results';

/** The values of each facet under the contract's field names. */
export function advancedFilters(values: Record<FacetName, string[]>): AdvancedFilters {
  const named = facetNames.map((name) => [listingFilters[name].offeredAs, values[name]]);
  return Object.fromEntries(named) as AdvancedFilters;
}
