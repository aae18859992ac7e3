import { setTimeout as pause } from 'node:timers/promises';
import type { FaultLine } from '../outcome.ts';
import { patienceOf } from '../run-fault.ts';
import { type FaultShop, type Ground, withFaultShop } from '../shop/open-fault-shop.ts';
import { countCut, countForms, judgeCounts } from '../../visitors/count-forms.ts';
import { sendForms } from '../../visitors/send-forms.ts';

const stops = 5;
const clients = 24;
/** Calls that are answered end sooner; after 10 s the product cuts them off. */
const longestStop = 10;

/** TERM while forms come as fast as they can: none is lost, and none that was taken is cut. */
export async function stopUnderLoad(ground: Ground): Promise<FaultLine[]> {
  const stop = (workers: string, processes: string) =>
    withFaultShop(ground, { isNear: true, env: { WORKERS: workers } }, (shop) =>
      stopOften(shop, processes),
    );
  return [await stop('1', 'one process'), await stop('3', 'three workers')];
}

async function stopOften(shop: FaultShop, processes: string): Promise<FaultLine> {
  const traffic = sendForms({
    drawProduct: () => shop.productId,
    ports: [shop.port],
    pace: { clients, gapMs: 20 },
  });
  const broken: string[] = [];
  let longest = 0;
  const counts = await countForms(
    () => shop,
    traffic,
    60_000 * patienceOf(shop),
    async () => {
      for (let time = 0; time < stops; time += 1) {
        await pause(1_500);
        const stopped = await shop.stop();
        longest = Math.max(longest, stopped.seconds);
        broken.push(...stopped.broken);
        await shop.start();
      }
      await pause(1_000);
    },
  );
  const cut = await countCut(shop, traffic.tally);
  if (cut > 0) broken.push(`${cut} forms cut off`);
  if (longest > longestStop) broken.push(`a stop took ${longest.toFixed(1)} s`);
  broken.push(...judgeCounts(counts, false));
  const fault = `${stops} × TERM for ${processes} under ${clients} senders of forms`;
  return { fault, seconds: null, counts, broken, note: `longest stop ${longest.toFixed(1)} s` };
}
