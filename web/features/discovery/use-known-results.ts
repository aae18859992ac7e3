import { useState } from 'react';
import type { ListingResults } from './load-results.ts';

/** The results; if they failed to load, the previous ones, for what the filters say about them. */
export function useKnownResults(results: ListingResults): ListingResults {
  const [known, setKnown] = useState(results);
  if (results.failure !== undefined || known === results) return known;
  setKnown(results);
  return results;
}
