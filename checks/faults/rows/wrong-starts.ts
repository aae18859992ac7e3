import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, faultOf } from '../fault.ts';
import { onCluster, usual } from '../shop/prepare.ts';
import type { FaultShop } from '../shop/open-fault-shop.ts';
import { listTree, readProc, signalAll } from '../../measure/proc.ts';
import { startProduct } from '../../product/start-product.ts';

/**
 * Starts the product once more, which has to be refused in a sentence, without a stack.
 * @returns what was wrong with the refusal
 */
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

const misled = (
  which: string,
  urlIn: (cluster: Awaited<ReturnType<typeof onCluster>>['cluster']) => string,
): Fault =>
  faultOf(`DATABASE_URL ${which}`, onCluster, async (shop) => {
    const dataDir = join(shop.dataDir, 'wrong');
    const env = { ...shop.env, DATABASE_URL: urlIn(shop.cluster) };
    return { broken: await judgeRefusal(shop, /DATABASE_URL/, { dataDir, env }) };
  });

/** A DATABASE_URL that leads to no database that can be written. */
export const urls: Fault[] = [
  misled('of a server that is down', () => 'postgres://orendi@127.0.0.1:9/orendi'),
  misled('of a database that is missing', ({ primary }) => `${primary.url}-missing`),
  misled('of a standby', ({ standbys: [standby] }) => standby.url),
];

/** A folder that a killed restore has left. */
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
    let [first, second] = listWorkers();
    for (
      const end = performance.now() + 120_000;
      second === undefined;
      [first, second] = listWorkers()
    ) {
      if (performance.now() > end) throw new Error('No second worker was started.');
      await pause(10);
    }
    signalAll([second], 'SIGKILL');
    await starting;
    const left = listWorkers();
    const isReplaced = left.length === workers && !left.includes(second);
    const goesOn = first !== undefined && left.includes(first);
    return {
      broken: [
        ...(isReplaced ? [] : ['it was not replaced']),
        ...(goesOn ? [] : ['the one that took calls has ended']),
      ],
    };
  },
);

/** The workers of the only product that this process runs, the oldest first. */
function listWorkers(): number[] {
  const isProduct = (pid: number) => readProc(`${pid}/cmdline`).includes('demo/main.ts');
  return listTree(process.pid).filter(isProduct).slice(1);
}
