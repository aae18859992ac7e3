import { ApiFailure } from '../../api/failure.ts';

/** Milliseconds: longer than the server ever needs, short enough that one slow region does not delay the page. */
const patienceMs = 2_000;

/** A region's initial data from the loader; a new object on each load of the page. */
export interface Opening<Data> {
  /** Null if the region must load by itself. */
  data: Data | null;
}

/**
 * Loads a region's initial data: on the server only, so the page shows at once in the browser; without data after a
 * failure or a timeout, so no region delays the others (see `useRegion`).
 */
export async function openRegion<Data>(load: () => Promise<Data>): Promise<Opening<Data>> {
  if (typeof document !== 'undefined') return { data: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, patienceMs, null)));
  try {
    return { data: await Promise.race([load(), late]) };
  } catch (error) {
    if (error instanceof ApiFailure) return { data: null };
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
