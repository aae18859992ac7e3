import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { listTree, readProc, signalAll } from '../../measure/proc.ts';
import { poll } from '../../poll.ts';
import { startProduct } from '../../product/start-product.ts';
import { countCut, judgeCounts } from '../../visitors/count-forms.ts';
import { type Fault, faultOf } from '../fault.ts';
import { type FaultShop, usual } from '../shop/open-fault-shop.ts';
import { beside } from '../shop/prepare.ts';
import { sendDuring, underVisitors } from '../under-visitors.ts';

const stops = 5;
const senders = { clients: 24, gapMs: 20 };
/** Calls that are answered end sooner; after 10 s the product cuts them off. */
const longestStop = 10;

/** TERM while forms come as fast as they can: none is lost, and none that was taken is cut. */
export const stop: Fault[] = [stopUnderLoad(1, 'one process'), stopUnderLoad(3, 'three workers')];

function stopUnderLoad(workers: number, processes: string): Fault {
  return faultOf(
    `${stops} × TERM for ${processes} under ${senders.clients} senders of forms`,
    () => ({ isNear: true, env: { WORKERS: String(workers) } }),
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

/** Starts the product once more, which has to be refused in a sentence, without a stack. */
export async function judgeRefusal(
  shop: FaultShop,
  sentence: RegExp,
  { dataDir = shop.dataDir, env = shop.env } = {},
): Promise<string[]> {
  const said = await startProduct(dataDir, shop.undo, { env }).then(() => 'It started.', String);
  const isRefused = said.includes('ended with 1.') && sentence.test(said);
  return isRefused && !/\n\s+at /.test(said)
    ? []
    : [`no plain refusal: ${said.replaceAll(/\s+/g, ' ').slice(0, 150)}`];
}

export const restore = faultOf('a start in the folder of a broken restore', usual, async (shop) => {
  await shop.stop();
  const dataDir = join(shop.dataDir, '../restored');
  await mkdir(dataDir);
  await rename(shop.dataDir, join(dataDir, '.restoring'));
  return { broken: await judgeRefusal(shop, /restor/i, { dataDir }) };
});

const workers = 3;

/** One of several workers dies while it starts: it is replaced, and those that take calls already go on. */
export const worker = faultOf(
  `a worker killed while it starts, WORKERS=${workers}`,
  () => ({ env: { WORKERS: String(workers) } }),
  async (shop) => {
    await shop.stop();
    const starting = shop.start();
    // The others begin once the first takes calls.
    const second = await poll(() => listWorkers()[1], 120_000, 10);
    if (second === null) throw new Error('No second worker was started.');
    const [first] = listWorkers();
    signalAll([second], 'SIGKILL');
    await starting;
    const left = listWorkers();
    const isReplaced = left.length === workers && !left.includes(second);
    const goesOn = first !== undefined && left.includes(first);
    const broken = isReplaced ? [] : ['it was not replaced'];
    if (!goesOn) broken.push('the one that took calls has ended');
    return { broken };
  },
);

/** The workers of the only product that this process runs, the oldest first. */
function listWorkers(): number[] {
  const isProduct = (pid: number) => readProc(`${pid}/cmdline`).includes('demo/main.ts');
  return listTree(process.pid).filter(isProduct).slice(1);
}
