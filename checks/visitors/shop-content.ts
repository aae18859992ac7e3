import type { OpenDatabase } from '@orendi/server/platform/db/open-database';
import { askOnce, openCaller } from './ask.ts';

/** Everything in a shop that a visitor can open or search for. */
export type ShopContent = Awaited<ReturnType<typeof readShopContent>>;

/** How many product pages, spread over all shops, are read for pictures. */
const pagesRead = 40;

/** Long enough that no ending or typo is needed to find it. */
const searched = /\p{L}{5,}/gu;

const picture = /\/media\/[\w-]+\/(?:320|640)\.webp/g;

/** Finds out what there is to look at: in the database, and pictures as pages name them. */
export async function readShopContent(port: number, { db }: Pick<OpenDatabase, 'db'>) {
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
    /** Addresses, as pages name them. */
    pictures: await makePictures(port, await namePictures(port, shown)),
    /** Words of the listings' names, each as often as it stands there. */
    words: listed.flatMap(({ name }) => name.match(searched) ?? []),
  };
}

/** Addresses of pictures that the pages of products name, in the sizes that cards and phones ask for. */
export async function namePictures(port: number, productIds: readonly number[]): Promise<string[]> {
  const pages = await Array.fromAsync(productIds, (id) =>
    askOnce(port, { path: `/product/${id}` }),
  );
  return [...new Set(pages.flatMap(({ body }) => body.toString().match(picture) ?? []))];
}

/**
 * Asks for each picture once: in a shop that has been open for a while, all sizes have been made.
 * @throws Error when one fails otherwise
 */
async function makePictures(port: number, paths: readonly string[]): Promise<string[]> {
  const caller = openCaller(port);
  const found: string[] = [];
  for (const path of paths) {
    const { status } = await caller.ask({ path });
    if (status >= 400 && status !== 404) throw new Error(`${path} answered ${status}`);
    if (status !== 404) found.push(path);
  }
  caller.close();
  return found;
}
