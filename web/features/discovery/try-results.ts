import { ApiFailure } from '../../api/failure.ts';
import type { ListingResults } from './load-results.ts';

/** Results, or the reason they failed to load: a visitor on a page keeps it. */
export async function tryResults(load: () => Promise<ListingResults>): Promise<ListingResults> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const advancedFilters = { brands: [], colors: [], materials: [], materials_al: [] };
    return { lists: {}, advancedFilters, found: null, failure: error.message };
  }
}
