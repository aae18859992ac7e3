import { listingFilters, offeredFacetNames } from '@orendi/contract/listing-filters';
import type { AdvancedFilters, FacetCounts } from '@orendi/contract/schemas/results';

/** The values of each facet under the contract's field names, without their counts. */
export function advancedFilters(counts: FacetCounts): AdvancedFilters {
  const named = offeredFacetNames.map((name) => [
    listingFilters[name].offeredAs,
    counts[name].map(({ value }) => value),
  ]);
  return Object.fromEntries(named) as AdvancedFilters;
}
