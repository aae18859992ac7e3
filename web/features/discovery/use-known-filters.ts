import type { AdvancedFilters } from '@orendi/contract/schemas/results';
import { useState } from 'react';
import type { ListingResults } from './load-results.ts';

/** The available filters; if results failed to load, the previous ones. */
export function useKnownFilters({ advancedFilters, failure }: ListingResults): AdvancedFilters {
  const [known, setKnown] = useState(advancedFilters);
  if (failure !== undefined || known === advancedFilters) return known;
  setKnown(advancedFilters);
  return advancedFilters;
}
