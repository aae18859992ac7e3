import { writeListings } from '@orendi/server/features/discovery/index';
import { createChanges } from '@orendi/server/platform/db/changes';
import { silentLog } from '@orendi/server/platform/log/log';
import type { Draws } from './queries/draws.ts';
import type { Shop } from '../product/open-shop.ts';
import type { Undo } from '../product/undo.ts';

const changingProducts = 20;
const steps = 5;

/** Changes prices as sellers do, from another process than the measured one. */
export async function preparePriceChanges({ database: { db } }: Shop, draws: Draws, undo: Undo) {
  const changes = createChanges(db, silentLog);
  const drawn = Array.from({ length: changingProducts }, () => draws.product().id);
  const products = await db
    .selectFrom('product')
    .select(['id', 'price'])
    .where('id', 'in', drawn)
    .$narrowType<{ price: number }>()
    .orderBy('id')
    .execute();
  const write = (id: number, price: number) =>
    changes.transaction(async (trx, touch) => {
      await trx.updateTable('product').set({ price }).where('id', '=', id).execute();
      await writeListings(trx, touch, { productIds: [id] });
    });
  let count = 0;
  return {
    /** Changes the price of one of a few drawn products. */
    async changePrice() {
      const { id, price } = draws.random.pick(products);
      count += 1;
      await write(id, price + 1 + (count % steps));
    },
    /** Restores all prices, so that a kept folder is left unchanged. */
    putBack: undo.add(async () => {
      for (const { id, price } of products) await write(id, price);
    }),
  };
}
