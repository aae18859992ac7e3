import type { OpenDatabase } from '@orendi/server/platform/db/open-database';
import type { Random } from '../../random.ts';

/** The data that queries are made from. */
export interface DrawnListing {
  id: number;
  name: string;
  brand: string | null;
  model: string | null;
  color: string | null;
  material: string | null;
  category_id: number;
  industry_id: number;
  business_id: number;
  description_al: string;
  description_en: string;
}

const sampleSize = 2_000;

export interface Draws {
  random: Random;
  /** All listings, including packages. */
  listings: number;
  /** Number of listings per category. */
  sizes: Map<number, number>;
  /** How many of the drawn products contain each word. */
  words: ReturnType<typeof countWords>;
  product(): DrawnListing;
  /** The id of a random package. */
  packageId(): number;
}

/**
 * Prepares drawing listings of the catalogue uniformly. They are drawn by their position in time, which is the same
 * whenever a catalogue is filled; ids are not.
 */
export async function prepareDraws({ pool }: OpenDatabase, random: Random): Promise<Draws> {
  const { rows: categories } = await pool.query<{ category_id: number; count: number }>(
    'select category_id, count(*) from listing where product_id is not null group by 1 order by 1',
  );
  const sizes = new Map(categories.map(({ category_id, count }) => [category_id, count]));
  const drawIds = async (column: 'product_id' | 'package_id') => {
    const { rows: counted } = await pool.query<{ count: number }>(
      `select count(${column}) from listing`,
    );
    const count = counted[0]?.count ?? 0;
    const places = Array.from({ length: sampleSize }, () => 1 + random.below(count));
    const { rows } = await pool.query<{ id: number }>(
      `select id from (
         select ${column} as id, row_number() over (order by published_at, name) as place
         from listing where ${column} is not null
       ) as placed where place = any($1::int[]) order by place`,
      [places],
    );
    return { count, ids: rows.map(({ id }) => id) };
  };
  const packages = await drawIds('package_id');
  const drawn = await drawIds('product_id');
  const { rows: products } = await pool.query<DrawnListing>(
    `select id, product_name as name, brand, model, color, material, category_id, industry_id, business_id,
       description_al, description_en
     from product where id = any($1::int[]) order by created_at, product_name`,
    [drawn.ids],
  );
  return {
    random,
    listings: drawn.count + packages.count,
    sizes,
    words: countWords(products.map(wordsOfListing)),
    product: () => random.pick(products),
    packageId: () => random.pick(packages.ids),
  };
}

/** The distinct words of a listing with two letters or more. */
export function wordsOfListing(product: DrawnListing): string[] {
  const { name, brand, model, material, description_al, description_en } = product;
  return splitWords([name, brand, model, material, description_al, description_en].join(' '));
}

export function splitWords(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [])];
}

const nearlyAll = 0.97;

/**
 * How often words occur in a sample of listings: the share of listings that contain a word, 0 to 1, and the words in all,
 * or in all but a few mistyped ones.
 * @param listings the distinct words of each
 */
export function countWords(listings: string[][]) {
  const counts = new Map<string, number>();
  for (const words of listings) {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const shareOf = (word: string) => (counts.get(word) ?? 0) / listings.length;
  return { shareOf, everywhere: [...counts.keys()].filter((word) => shareOf(word) >= nearlyAll) };
}

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

/** Values of a search by some of a product's; null for one that it lacks. */
export type DrawValues = (product: DrawnListing, draws: Draws) => Values;

/** Kinds of searches: of the drawn products, the first that has all the values is searched by. */
export const searches = (kinds: readonly (readonly [work: string, DrawValues])[]): QueryKind[] =>
  kinds.map(([work, valuesOf]) => ({
    work,
    draw(draws) {
      for (let tries = 0; tries < 10_000; tries += 1) {
        const values = valuesOf(draws.product(), draws);
        const isWhole = Object.values(values).every((value) => value !== null);
        if (isWhole) return address(`${results}/search`, values);
      }
      throw new Error(`No listing of the catalogue has what this is made of: ${work}.`);
    },
  }));

/** Adds the price order, in either direction. */
export const byPrice =
  (valuesOf: DrawValues): DrawValues =>
  (product, draws) => ({
    ...valuesOf(product, draws),
    sortByPrice: draws.random.pick(['asc', 'desc']),
  });

/** A random page of this many matches, except the first ones. */
export function drawDeepPage({ random }: Draws, matches: number): number {
  const pages = Math.floor(matches / perPage);
  return pages < 2 ? 1 : 2 + Math.floor((0.2 + 0.8 * random.next()) * (pages - 2));
}
