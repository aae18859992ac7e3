import { setTimeout as pause } from 'node:timers/promises';
import type { FaultLine } from '../fault-line.ts';
import type { Ground } from '../ground.ts';
import { judgeCounts } from '../judge-counts.ts';
import { endAll, failuresOf } from '../run-fault.ts';
import { type FaultShop, withFaultShop } from '../shop/open-fault-shop.ts';
import { cheapSolver } from '../../visitors/cheap-solver.ts';
import { countOutcome } from '../traffic/count-outcome.ts';
import { sendForms } from '../traffic/send-forms.ts';

const stops = 5;
const clients = 24;

/** TERM while forms come as fast as they can: none is lost, and none that was taken is cut. */
export async function stopUnderLoad(ground: Ground): Promise<FaultLine[]> {
  const stop = (workers: string, processes: string) =>
    withFaultShop(ground, { isNear: true, env: { WORKERS: workers } }, async (shop) =>
      stopOften(shop, processes),
    );
  return [await stop('1', 'one process'), await stop('3', 'three workers')];
}

async function stopOften(shop: FaultShop, processes: string): Promise<FaultLine> {
  const traffic = sendForms({
    productId: shop.productId,
    ports: () => [shop.port],
    clients,
    gapMs: 20,
    solveCaptcha: cheapSolver(),
  });
  const broken: string[] = [];
  let longest = 0;
  try {
    for (let time = 0; time < stops; time += 1) {
      await pause(1_500);
      const stopped = await shop.stop();
      longest = Math.max(longest, stopped.seconds);
      broken.push(...stopped.broken);
      await shop.start();
    }
    await pause(1_000);
    const given = await traffic.finish(30_000);
    const { tally } = traffic;
    if (given > 0) broken.push(`${given} forms never answered`);
    if (tally.cut > 0) broken.push(`${tally.cut} forms cut off`);
    const counts = await countOutcome(shop, tally, failuresOf(traffic), 60_000);
    broken.push(...judgeCounts(counts, { mailsDoubled: false }));
    return {
      fault: `${stops} × TERM for ${processes} under ${clients} senders of forms`,
      seconds: null,
      counts,
      broken,
      note: `longest stop ${longest.toFixed(1)} s; ${tally.refused} refused while none ran`,
    };
  } finally {
    await endAll(traffic);
  }
}
