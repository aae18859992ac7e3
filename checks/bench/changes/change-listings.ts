import { createChanges } from '@orendi/server/platform/db/changes';
import { writeListings } from '@orendi/server/features/discovery/index';
import { silentLog } from '@orendi/server/platform/log/log';
import type { Shop } from '../../product/open-shop.ts';
import type { Undo } from '../../product/undo.ts';
import type { Draws } from '../draws/draw-listing.ts';

/** Changes listings as sellers do, from another process than the measured one. */
export interface ListingChanges {
  /** Changes the price of one of a few drawn products. */
  changePrice(): Promise<void>;
  /** Sets one color for all of these products, which must be among those that can be restored. */
  setColor(productIds: number[], color: string): Promise<void>;
  /** Restores all products, so that a kept folder is left unchanged. */
  putBack(): Promise<void>;
}

const steps = 5;

/** @param productIds the products that will be changed */
export async function prepareChanges(
  { database: { db } }: Pick<Shop, 'database'>,
  { random }: Pick<Draws, 'random'>,
  productIds: number[],
  undo: Undo,
): Promise<ListingChanges> {
  const changes = createChanges(db, silentLog);
  const products = await db
    .selectFrom('product')
    .select(['id', 'price', 'color'])
    .where('id', 'in', productIds)
    .orderBy('id')
    .execute();
  const write = (ids: number[], fields: { price?: number; color?: string | null }) =>
    changes.transaction(async (trx, touch) => {
      await trx.updateTable('product').set(fields).where('id', 'in', ids).execute();
      await writeListings(trx, touch, { productIds: ids });
    });
  const changed = new Set<number>();
  let count = 0;
  return {
    async changePrice() {
      const { id, price } = random.pick(products);
      changed.add(id);
      count += 1;
      await write([id], { price: price + 1 + (count % steps) });
    },
    async setColor(ids, color) {
      for (const id of ids) changed.add(id);
      await write(ids, { color });
    },
    putBack: undo.add(async () => {
      for (const { id, price, color } of products) {
        if (changed.has(id)) await write([id], { price, color });
      }
    }),
  };
}
