import type { OpenDatabase } from '@orendi/server/platform/db/open-database';
import { askWell, openCaller } from './ask.ts';

/** Everything in a shop that a visitor can open or search for. */
export interface ShopContent {
  products: number[];
  categories: readonly { industryId: number; categoryId: number }[];
  /** Addresses of pictures, as pages name them. */
  pictures: string[];
  /** Words of the listings' names, each as often as it stands there. */
  words: readonly string[];
}

/** How many product pages, spread over all shops, are read for pictures. */
const pagesRead = 40;

/** Long enough that no ending or typo is needed to find it. */
const searched = /\p{L}{5,}/gu;

const picture = /\/media\/[\w-]+\/(?:320|640)\.webp/g;

/** Finds out what there is to look at: in the database, and pictures as pages name them. */
export async function readShopContent(
  port: number,
  { db }: Pick<OpenDatabase, 'db'>,
): Promise<ShopContent> {
  const listed = await db
    .selectFrom('listing')
    .select(['product_id as id', 'name', 'industry_id', 'category_id'])
    .where('product_id', 'is not', null)
    .orderBy('product_id')
    .execute();
  const products = listed.map(({ id }) => Number(id));
  const categories = new Map(
    listed.map(({ industry_id, category_id }) => [
      category_id,
      { industryId: Number(industry_id), categoryId: Number(category_id) },
    ]),
  );
  const step = Math.max(1, Math.floor(products.length / pagesRead));
  const shown = products.filter((_, at) => at % step === 0);
  return {
    products,
    categories: [...categories.values()],
    pictures: await readPictures(port, shown),
    words: listed.flatMap(({ name }) => name.match(searched) ?? []),
  };
}

/**
 * Addresses of pictures that the pages of products name, in the sizes that cards and phones ask for, if they are there. Each is
 * asked for once: in a shop that has been open for a while, all sizes have been made.
 */
export async function readPictures(port: number, productIds: readonly number[]): Promise<string[]> {
  const caller = openCaller(port);
  const named = new Set<string>();
  for (const id of productIds) {
    const { body } = await askWell(caller, { path: `/product/${id}` });
    for (const address of body.toString().match(picture) ?? []) named.add(address);
  }
  const found: string[] = [];
  for (const path of named) if ((await caller.ask({ path })).status < 400) found.push(path);
  caller.close();
  return found;
}
