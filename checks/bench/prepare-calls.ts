import { writeListings } from '@orendi/server/features/discovery/index';
import { createChanges } from '@orendi/server/platform/db/changes';
import { silentLog } from '@orendi/server/platform/log/log';
import type { Bench } from './bench.ts';
import { prepareDraws } from './queries/draws.ts';
import type { QueryKind } from './queries/searches.ts';
import type { Shop } from '../product/open-shop.ts';
import { askWell, openCaller, pastCaches } from '../visitors/ask.ts';

const changingProducts = 20;
const steps = 5;

/** Prepares calls that are measured one by one, and changes between them. */
export async function prepareCalls({ random, undo }: Bench, { database, port }: Shop) {
  const draws = await prepareDraws(database, random);
  const products = Array.from({ length: changingProducts }, draws.product);
  const changes = createChanges(database.db, silentLog);
  const write = (id: number, price: number) =>
    changes.transaction(async (trx, touch) => {
      await trx.updateTable('product').set({ price }).where('id', '=', id).execute();
      await writeListings(trx, touch, { productIds: [id] });
    });
  // So that a kept folder is left unchanged.
  const putBack = undo.add(async () => {
    for (const { id, price } of products) await write(id, price);
  });
  const caller = openCaller(port);
  let count = 0;
  return {
    draws,
    /** The path of a call, once the price of a product has been changed, from another process than the measured one. */
    async drawAfterChange({ draw }: Pick<QueryKind, 'draw'>) {
      const { id, price } = random.pick(products);
      count += 1;
      await write(id, price + 1 + (count % steps));
      return draw(draws);
    },
    ask: async (path: string) => (await askWell(caller, { path, headers: pastCaches })).body,
    async leave() {
      await putBack();
      caller.close();
    },
  };
}
