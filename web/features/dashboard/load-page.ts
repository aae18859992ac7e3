export interface Paged<Row> {
  results: readonly Row[];
  perPage: number;
  total: number;
}

/** A page of a list; past its end, as after the last row of the last page is gone, the last page. */
export async function loadPage<Found extends Paged<unknown>>(
  load: (page: number | undefined) => Promise<Found>,
  page: number | undefined,
): Promise<Found> {
  const found = await load(page);
  if (found.results.length > 0 || found.total === 0) return found;
  return load(Math.ceil(found.total / found.perPage));
}
