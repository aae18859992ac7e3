import type { OpenDatabase } from '@orendi/server/platform/db/open-database';
import type { Random } from '@orendi/demo/catalogue/random';

/** The data that queries are made from. */
export type DrawnListing = Awaited<ReturnType<typeof readProducts>>[number];

const sampleSize = 2_000;

export type Draws = Awaited<ReturnType<typeof prepareDraws>>;

/** Draws listings uniformly, by their position in time: the same whenever a catalogue is filled, ids are not. */
export async function prepareDraws({ db, pool }: OpenDatabase, random: Random) {
  const { rows: categories } = await pool.query<{ category_id: number; count: number }>(
    'select category_id, count(*) from listing where product_id is not null group by 1 order by 1',
  );
  const sizes = new Map(categories.map(({ category_id, count }) => [category_id, count]));
  const drawIds = async (column: 'product_id' | 'package_id') => {
    const { rows } = await pool.query<{ id: number }>(
      `select ${column} as id from listing where ${column} is not null order by published_at, name`,
    );
    const drawn = new Set(Array.from({ length: sampleSize }, () => random.pick(rows)));
    return { count: rows.length, ids: rows.filter((row) => drawn.has(row)).map(({ id }) => id) };
  };
  const packages = await drawIds('package_id');
  const drawn = await drawIds('product_id');
  const products = await readProducts(db, drawn.ids);
  return {
    random,
    /** All listings, including packages. */
    listings: drawn.count + packages.count,
    /** Number of listings per category. */
    sizes,
    /** How many of the drawn products contain each word. */
    words: countWords(products.map(wordsOfListing)),
    product: () => random.pick(products),
    packageId: () => random.pick(packages.ids),
  };
}

const readProducts = (db: OpenDatabase['db'], ids: number[]) =>
  db
    .selectFrom('product')
    .select(['id', 'product_name as name', 'brand', 'model', 'color', 'material', 'price'])
    .select(['category_id', 'industry_id', 'business_id', 'description_al', 'description_en'])
    .where('id', 'in', ids)
    .$narrowType<{ category_id: number; industry_id: number; price: number }>()
    .orderBy('created_at')
    .orderBy('product_name')
    .execute();

/** The distinct words of a listing with two letters or more. */
export function wordsOfListing(product: DrawnListing): string[] {
  const { name, brand, model, material, description_al, description_en } = product;
  return splitWords([name, brand, model, material, description_al, description_en].join(' '));
}

export function splitWords(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [])];
}

/** The share of a sample of listings that contains a word, and the words in all of them but a few mistyped ones. */
export function countWords(listings: string[][]) {
  const counts = new Map<string, number>();
  for (const words of listings) {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const shareOf = (word: string) => (counts.get(word) ?? 0) / listings.length;
  return { shareOf, everywhere: [...counts.keys()].filter((word) => shareOf(word) >= 0.97) };
}
