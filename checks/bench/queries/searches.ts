import type { DrawnListing, Draws } from './draws.ts';

/** One kind of call; each call is drawn anew. */
export interface QueryKind {
  work: string;
  draw(draws: Draws): string;
}

/** A list becomes a repeated parameter. */
type Values = Record<string, string | number | readonly string[] | null>;

export const results = '/v1/public/results';
export const search = `${results}/search`;
const perPage = 12;

export function address(path: string, values: Values = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value].flat()) parameters.append(name, String(one));
  }
  return parameters.size > 0 ? `${path}?${parameters.toString()}` : path;
}

/** Values of a search by some of a product's; null for one that it lacks. */
export type DrawValues = (product: DrawnListing, draws: Draws) => Values;

/** Kinds of calls by values of a product: of the drawn ones, the first that has all of them. */
export const callsOf = (path: string, kinds: readonly (readonly [string, DrawValues])[]) =>
  kinds.map(([work, valuesOf]): QueryKind => ({
    work,
    draw(draws) {
      for (let tries = 0; tries < 10_000; tries += 1) {
        const values = valuesOf(draws.product(), draws);
        const isWhole = Object.values(values).every((value) => value !== null);
        if (isWhole) return address(path, values);
      }
      throw new Error(`No listing of the catalogue has what this is made of: ${work}.`);
    },
  }));

export const together =
  (...choices: DrawValues[]): DrawValues =>
  (product, draws) =>
    Object.assign({}, ...choices.map((choice) => choice(product, draws)));

/** Adds the price order, in either direction. */
export const byPrice = (valuesOf: DrawValues): DrawValues =>
  together(valuesOf, (_, { random }) => ({ sortByPrice: random.pick(['asc', 'desc']) }));

export const lastPage = (matches = 0) => Math.max(1, Math.ceil(matches / perPage));

/** A random page of this many matches, except the first ones. */
export function drawDeepPage({ random }: Draws, matches: number): number {
  const pages = Math.floor(matches / perPage);
  return pages < 2 ? 1 : 2 + Math.floor((0.2 + 0.8 * random.next()) * (pages - 2));
}
