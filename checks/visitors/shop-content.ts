import type { OpenDatabase } from '@orendi/server/platform/db/open-database';
import { openCaller } from './ask.ts';
import type { ShopContent } from './visit.ts';

/** How many product pages, spread over all shops, are read for pictures. */
const pagesRead = 40;

/** Long enough that no ending or typo is needed to find it. */
const searched = /\p{L}{5,}/gu;

const picture = /\/media\/[\w-]+\/(?:320|640)\.webp/g;

/** Finds out what there is to look at: in the database, and pictures as pages name them. */
export async function readShopContent(
  port: number,
  pool: OpenDatabase['pool'],
): Promise<ShopContent> {
  const listed = await listProducts(pool);
  const products = listed.map(({ id }) => id);
  const categories = new Map(
    listed.map(({ industryId, categoryId }) => [categoryId, { industryId, categoryId }]),
  );
  const pictures = new Set<string>();
  for (let read = 0; read < pagesRead; read += 1) {
    const id = products[Math.floor((read * products.length) / pagesRead)];
    if (id === undefined) break;
    for (const address of await readPictures(port, id)) pictures.add(address);
  }
  return {
    products,
    categories: [...categories.values()],
    pictures: [...pictures],
    words: listed.flatMap(({ name }) => name.match(searched) ?? []),
  };
}

/** Addresses of pictures that the page of a product names, in the sizes that cards and phones ask for. */
export async function readPictures(port: number, productId: number): Promise<string[]> {
  const caller = openCaller(port);
  try {
    const { body } = await caller.ask({ path: `/product/${productId}` });
    return [...new Set(body.toString().match(picture))];
  } finally {
    caller.close();
  }
}

/** Lists the products on show. */
async function listProducts(
  pool: OpenDatabase['pool'],
): Promise<{ id: number; name: string; industryId: number; categoryId: number }[]> {
  const { rows } = await pool.query<{
    id: number;
    name: string;
    industryId: number;
    categoryId: number;
  }>(
    `select product_id as id, name, industry_id as "industryId", category_id as "categoryId"
     from listing
     where product_id is not null
     order by product_id`,
  );
  return rows;
}
