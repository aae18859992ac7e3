import { setTimeout as pause } from 'node:timers/promises';
import { judgeRefusal } from './wrong-starts.ts';
import { type Fault, faultOf } from '../fault.ts';
import { beside, usual } from '../shop/prepare.ts';
import { sendDuring } from '../shop/send-during.ts';
import { underVisitors } from '../under-visitors.ts';
import { startProduct } from '../../product/start-product.ts';
import { judgeCounts } from '../../visitors/count-forms.ts';

/** Two processes on one data folder, where the second is refused, and on one database, where both serve. */
export const two: Fault[] = [
  underVisitors('a second start on the same data folder', usual, (shop) => ({
    during: () => judgeRefusal(shop, /is in use by another start/),
    slowest: 5,
  })),
  faultOf(
    'two processes on one database, each form sent to both, one killed',
    beside,
    async (shop) => {
      const second = await startProduct(shop.dataDir, shop.undo, { env: shop.env });
      const started = performance.now();
      let seconds = 0;
      const senders = { clients: 8, gapMs: 20, ports: [shop.port, second.port] };
      const { counts } = await sendDuring(shop, senders, async () => {
        await pause(6_000);
        await shop.kill();
        await pause(2_000);
        await shop.start();
        await pause(2_000);
        seconds = (performance.now() - started) / 1000;
      });
      const { broken } = await shop.stop();
      return { seconds, counts, broken: [...broken, ...judgeCounts(counts, true)] };
    },
  ),
];
