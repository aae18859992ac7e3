import { setTimeout as pause } from 'node:timers/promises';
import { type FaultLine, judgeCounts } from '../outcome.ts';
import { type FaultShop, type Ground, withFaultShop } from '../shop/open-fault-shop.ts';
import { countForms } from '../traffic/count-outcome.ts';
import { sendForms } from '../traffic/send-forms.ts';

const stops = 5;
const clients = 24;

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
  const patienceMs = { forms: 30_000, mails: 60_000 };
  const { counts, given } = await countForms(shop, traffic, patienceMs, async () => {
    for (let time = 0; time < stops; time += 1) {
      await pause(1_500);
      const stopped = await shop.stop();
      longest = Math.max(longest, stopped.seconds);
      broken.push(...stopped.broken);
      await shop.start();
    }
    await pause(1_000);
  });
  const { cut, refused } = traffic.tally;
  if (given > 0) broken.push(`${given} forms never answered`);
  if (cut > 0) broken.push(`${cut} forms cut off`);
  broken.push(...judgeCounts(counts, false));
  return {
    fault: `${stops} × TERM for ${processes} under ${clients} senders of forms`,
    seconds: null,
    counts,
    broken,
    note: `longest stop ${longest.toFixed(1)} s; ${refused} refused while none ran`,
  };
}
