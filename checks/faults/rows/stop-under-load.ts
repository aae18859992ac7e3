import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, faultOf } from '../fault.ts';
import { sendDuring } from '../shop/send-during.ts';
import { countCut, judgeCounts } from '../../visitors/count-forms.ts';

const stops = 5;
const senders = { clients: 24, gapMs: 20 };
/** Calls that are answered end sooner; after 10 s the product cuts them off. */
const longestStop = 10;

/** TERM while forms come as fast as they can: none is lost, and none that was taken is cut. */
export const stop: Fault[] = [
  stopUnderLoad('1', 'one process'),
  stopUnderLoad('3', 'three workers'),
];

function stopUnderLoad(workers: string, processes: string): Fault {
  return faultOf(
    `${stops} × TERM for ${processes} under ${senders.clients} senders of forms`,
    () => ({ isNear: true, env: { WORKERS: workers } }),
    async (shop) => {
      const broken: string[] = [];
      let longest = 0;
      const { counts, tries } = await sendDuring(shop, senders, async () => {
        for (let time = 0; time < stops; time += 1) {
          await pause(1_500);
          const stopped = await shop.stop();
          longest = Math.max(longest, stopped.seconds);
          broken.push(...stopped.broken);
          await shop.start();
        }
        await pause(1_000);
      });
      const cut = await countCut(shop, tries);
      if (cut > 0) broken.push(`${cut} forms cut off`);
      if (longest > longestStop) broken.push(`a stop took ${longest.toFixed(1)} s`);
      broken.push(...judgeCounts(counts, false));
      const count = (how: string) => tries.filter(({ missing }) => missing === how).length;
      const missed = `${count('refused')} refused and ${count('cut') - cut} reset before they were taken`;
      return { counts, broken, note: `longest stop ${longest.toFixed(1)} s; ${missed}` };
    },
  );
}
