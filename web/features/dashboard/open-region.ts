import { ApiFailure } from '../../api/failure.ts';

/** Longer than the server ever needs, and short enough that one slow region does not keep the page. */
const patienceMs = 2_000;

/** What a region of the dashboard is opened with; a new one each time the page is loaded. */
export interface Opening<Data> {
  /** Null where the region has yet to load by itself. */
  data: Data | null;
}

/**
 * Opens a region. On the server with its data, in the browser without them, so that the page shows at once; also without
 * them after a failure and after too long a wait, so that no region holds up the others (see `useRegion`).
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
