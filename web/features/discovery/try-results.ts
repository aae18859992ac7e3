import { ApiFailure } from '../../api/failure.ts';
import type { ListingResults } from './load-results.ts';

/** Results, or in their place why they did not come: whoever has a page before them keeps it. */
export async function tryResults(load: () => Promise<ListingResults>): Promise<ListingResults> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const advancedFilters = { brands: [], colors: [], materials: [], materials_al: [] };
    return { lists: {}, advancedFilters, found: null, failure: error.message };
  }
}
