import { setTimeout as pause } from 'node:timers/promises';
import type { FaultLine } from '../outcome.ts';
import { type Ground, withFaultShop } from '../shop/open-fault-shop.ts';
import { startProduct } from '../../product/start-product.ts';
import { countForms, judgeCounts } from '../../visitors/count-forms.ts';
import { sendForms } from '../../visitors/send-forms.ts';

/** Two processes on one database: every form goes to both at once; then one of them is killed under it, and comes back. */
export function killOneOfTwo(ground: Ground): Promise<FaultLine[]> {
  return withFaultShop(ground, { isBeside: true }, async (shop) => {
    const second = await startProduct(shop.dataDir, shop.undo, { env: shop.env });
    const traffic = sendForms({
      drawProduct: () => shop.productId,
      ports: [shop.port, second.port],
      pace: { clients: 8, gapMs: 20 },
    });
    const counts = await countForms(
      () => shop,
      traffic,
      60_000,
      async () => {
        await pause(6_000);
        await shop.kill();
        await pause(2_000);
        await shop.start();
        await pause(2_000);
      },
    );
    const { broken } = await shop.stop();
    const fault = 'two processes on one database, each form sent to both, one killed';
    return [{ fault, seconds: null, counts, broken: [...broken, ...judgeCounts(counts, true)] }];
  });
}
