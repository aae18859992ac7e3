import { ApiFailure } from '../../api/failure.ts';
import type { LoadFailure } from '../../api/loader-api.ts';
import { noFacets } from './facets/offered-facets.ts';
import type { ListingResults } from './load-results.ts';

/** Results, or the reason they failed to load: a visitor on a page keeps it. */
export async function tryResults(load: () => Promise<ListingResults>): Promise<ListingResults> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return failed(error.message);
  }
}

/**
 * The same on the server, where only what is not available for a moment is left out: the search, which may be away while
 * everything around the results is there.
 */
export async function tryServedResults(
  load: () => Promise<ListingResults>,
): Promise<ListingResults> {
  try {
    return await load();
  } catch (error) {
    const message = messageOf(error);
    if (message === undefined) throw error;
    return failed(message);
  }
}

function failed(failure: string): ListingResults {
  return { lists: {}, facetCounts: noFacets, found: null, failure };
}

/** The sentence of what a loader throws for a 503; undefined for everything else. */
function messageOf(error: unknown): string | undefined {
  const { data, init } = (error ?? {}) as { data?: LoadFailure; init?: ResponseInit | null };
  return init?.status === 503 ? data?.message : undefined;
}
