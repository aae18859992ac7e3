import { setTimeout as pause } from 'node:timers/promises';
import { startProduct } from '../../product/start-product.ts';
import { startSilentProxy } from '@orendi/server/testing/silent-proxy';
import type { FaultLine } from '../fault-line.ts';
import type { Ground } from '../ground.ts';
import { judgeCounts } from '../judge-counts.ts';
import { endAll, failuresOf, runFault } from '../run-fault.ts';
import { beginStart } from '../shop/begin-start.ts';
import { type FaultShop, withFaultShop } from '../shop/open-fault-shop.ts';
import { cheapSolver } from '../../visitors/cheap-solver.ts';
import { countOutcome } from '../traffic/count-outcome.ts';
import { sendForms } from '../traffic/send-forms.ts';

/** Two processes on one data folder, where the second is refused, and on one database, where both serve. */
export async function runTwoProcesses(ground: Ground): Promise<FaultLine[]> {
  return [await startTwice(ground), await shareDatabase(ground)];
}

function startTwice(ground: Ground): Promise<FaultLine> {
  return withFaultShop(ground, {}, (shop) =>
    runFault({
      fault: 'a second start on the same data folder',
      shop,
      seconds: 0,
      begin: () => {},
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
  );
}

/** Every form goes to both at once; then one of them is killed under it, and comes back. */
function shareDatabase(ground: Ground): Promise<FaultLine> {
  const behind = async (database: { path: string }, undo: Ground['undo']) => {
    const proxy = await startSilentProxy(database);
    undo.add(proxy.close);
    return proxy;
  };
  return withFaultShop(ground, { behind }, async (shop) => {
    const second = await startProduct(shop.dataDir, shop.undo, { env: shop.env });
    return sendToBoth(shop, second.port);
  });
}

async function sendToBoth(shop: FaultShop, otherPort: number): Promise<FaultLine> {
  const traffic = sendForms({
    productId: shop.productId,
    ports: () => [shop.port, otherPort],
    clients: 8,
    gapMs: 20,
    solveCaptcha: cheapSolver(),
  });
  const started = performance.now();
  try {
    await pause(6_000);
    await shop.kill();
    await pause(2_000);
    await shop.start();
    await pause(2_000);
    const seconds = (performance.now() - started) / 1000;
    const given = await traffic.finish(30_000);
    const counts = await countOutcome(shop, traffic.tally, failuresOf(traffic) + given, 60_000);
    const { broken } = await shop.stop();
    return {
      fault: 'two processes on one database, each form sent to both, one killed',
      seconds,
      counts,
      broken: [...broken, ...judgeCounts(counts, { mailsDoubled: true })],
    };
  } finally {
    await endAll(traffic);
  }
}
