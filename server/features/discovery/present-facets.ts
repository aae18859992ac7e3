import { listingFilters, offeredFacetNames } from '@orendi/contract/listing-filters';
import type { AdvancedFilters, FacetCounts } from '@orendi/contract/schemas/results';

/** The values of each facet with their counts, and under the contract's field names without them. */
export function presentFacets(found: FacetCounts): {
  advancedFilters: AdvancedFilters;
  facetCounts: FacetCounts;
} {
  // The engine makes each list when it is read.
  const facetCounts = { ...found };
  const named = offeredFacetNames.map((name) => [
    listingFilters[name].offeredAs,
    facetCounts[name].map(({ value }) => value),
  ]);
  return { advancedFilters: Object.fromEntries(named) as AdvancedFilters, facetCounts };
}
