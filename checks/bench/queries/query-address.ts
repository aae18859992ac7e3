import type { DrawnListing, Draws } from './draw-listing.ts';

/** One kind of call; each call is drawn anew. */
export interface QueryKind {
  work: string;
  draw(draws: Draws): string;
}

/** A list becomes a repeated parameter. */
export type Values = Record<string, string | number | readonly string[] | null>;

export const results = '/v1/public/results';
export const perPage = 12;

export function address(path: string, values: Values = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value].flat()) parameters.append(name, String(one));
  }
  return parameters.size > 0 ? `${path}?${parameters.toString()}` : path;
}

/** Draws products until one has all the needed values. */
export function drawValues(
  draws: Draws,
  valuesOf: (product: DrawnListing, draws: Draws) => Values,
): Values {
  for (let tries = 0; tries < 10_000; tries += 1) {
    const values = valuesOf(draws.product(), draws);
    if (Object.values(values).every((value) => value !== null)) return values;
  }
  throw new Error('No listing of the catalogue has what such a query is made of.');
}

/** A search by some values of a product. */
export function searchBy(valuesOf: (product: DrawnListing, draws: Draws) => Values) {
  return (draws: Draws): string => address(`${results}/search`, drawValues(draws, valuesOf));
}

export const drawDirection = ({ random }: Draws) => random.pick(['asc', 'desc']);

/** A random page of this many matches, except the first ones. */
export function drawDeepPage({ random }: Draws, matches: number): number {
  const pages = Math.floor(matches / perPage);
  return pages < 2 ? 1 : 2 + Math.floor((0.2 + 0.8 * random.next()) * (pages - 2));
}
