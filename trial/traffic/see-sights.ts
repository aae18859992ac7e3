import type { Pool } from 'pg';
import { openCaller } from '@orendi/bench/load/ask';
import type { Sights } from './draw-visit.ts';
import { listProducts } from './sights-queries.ts';

/** Of so many products the pages are read for pictures. */
const pagesRead = 40;

/** Long enough that no ending or typo is needed to find it. */
const searched = /\p{L}{5,}/gu;

const picture = /\/media\/[\w-]+\/(?:320|640)\.webp/g;

/** Finds out what there is to look at: in the database, and pictures as pages name them. */
export async function seeSights(port: number, pool: Pool): Promise<Sights> {
  const listed = await listProducts(pool);
  const products = listed.map(({ id }) => id);
  const categories = new Map(
    listed.map(({ industryId, categoryId }) => [categoryId, { industryId, categoryId }]),
  );
  const caller = openCaller(port);
  const pictures = new Set<string>();
  try {
    for (const id of products.slice(0, pagesRead)) {
      const { body } = await caller.ask({ path: `/product/${id}` });
      for (const [address] of body.toString().matchAll(picture)) pictures.add(address);
    }
  } finally {
    caller.close();
  }
  return {
    products,
    categories: [...categories.values()],
    pictures: [...pictures],
    words: [...new Set(listed.flatMap(({ name }) => name.match(searched) ?? []))],
  };
}
