import type { AdvancedFilters } from '@orendi/contract/schemas/results';
import { useState } from 'react';
import type { ListingResults } from './load-results.ts';

/** What there is to choose from; where results did not come, what there was before. */
export function useKnownFilters({ advancedFilters, failure }: ListingResults): AdvancedFilters {
  const [known, setKnown] = useState(advancedFilters);
  if (failure !== undefined || known === advancedFilters) return known;
  setKnown(advancedFilters);
  return advancedFilters;
}
