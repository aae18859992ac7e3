import { setTimeout as pause } from 'node:timers/promises';
import { type FaultLine, judgeCounts } from '../outcome.ts';
import { runFaults } from '../run-fault.ts';
import { beginStart } from '../shop/begin-start.ts';
import { type FaultShop, type Ground, withFaultShop } from '../shop/open-fault-shop.ts';
import { countForms } from '../traffic/count-outcome.ts';
import { sendForms } from '../traffic/send-forms.ts';
import { startProduct } from '../../product/start-product.ts';

/** Two processes on one data folder, where the second is refused, and on one database, where both serve. */
export async function runTwoProcesses(ground: Ground): Promise<FaultLine[]> {
  const refused = await runFaults(ground, {}, [
    (shop) => ({
      fault: 'a second start on the same data folder',
      seconds: 0,
      async during() {
        const second = beginStart(shop, shop.dataDir, shop.env);
        const code = await second.settle(60_000);
        const said = second.said();
        return code === 1 && /is in use by another start/.test(said)
          ? []
          : [`the second start ended with ${code} and said: ${said.trim()}`];
      },
      slowest: 5,
    }),
  ]);
  return [...refused, await withFaultShop(ground, { isBeside: true }, sendToBoth)];
}

/** Every form goes to both at once; then one of them is killed under it, and comes back. */
async function sendToBoth(shop: FaultShop): Promise<FaultLine> {
  const second = await startProduct(shop.dataDir, shop.undo, { env: shop.env });
  const traffic = sendForms({
    drawProduct: () => shop.productId,
    ports: [shop.port, second.port],
    pace: { clients: 8, gapMs: 20 },
  });
  const started = performance.now();
  let seconds = 0;
  const patienceMs = { forms: 30_000, mails: 60_000 };
  const { counts, given } = await countForms(shop, traffic, patienceMs, async () => {
    await pause(6_000);
    await shop.kill();
    await pause(2_000);
    await shop.start();
    await pause(2_000);
    seconds = (performance.now() - started) / 1000;
  });
  counts.failures += given;
  const { broken } = await shop.stop();
  const fault = 'two processes on one database, each form sent to both, one killed';
  return { fault, seconds, counts, broken: [...broken, ...judgeCounts(counts, true)] };
}
