/** Few enough for a phone's cards to end soon, and many enough to work with. */
export const listingsPerPage = 20;

export interface ListingsPage {
  page: number;
  /** Number of pages. */
  count: number;
  /** How many rows come before it. */
  first: number;
}

/** The page asked for, or else the nearest there is: rows may have been deleted. */
export function listingsPage(found: number, asked = 1): ListingsPage {
  const count = Math.max(1, Math.ceil(found / listingsPerPage));
  const page = Math.min(asked, count);
  return { page, count, first: (page - 1) * listingsPerPage };
}
