import { setTimeout as pause } from 'node:timers/promises';
import { type Bench, withShop } from '../bench.ts';
import { atMost, type Line } from '../line.ts';
import { loadServer } from '../load-server.ts';
import { prepareDraws } from '../queries/draws.ts';
import { kindGroups } from '../queries/kinds.ts';
import { processMemory } from '../../measure/proc.ts';
import type { Shop } from '../../product/open-shop.ts';
import { startProduct } from '../../product/start-product.ts';
import { askOnce, pastCaches } from '../../visitors/ask.ts';

const restMs = 8_000;
const most = { demo: 160, rest: 250, load: 350 };
const { lists, text, textByPrice } = kindGroups;
const kinds = [lists, text, textByPrice].flatMap((group) => group.kinds);

/** Memory of the product's Node process when idle, and its peak under a mixed load. */
export async function measureMemory(bench: Bench): Promise<Line[]> {
  const dataDir = await bench.undo.makeFolder();
  const startDemo = () => startProduct(dataDir, bench.undo, { content: 'demo' });
  // Not that of a process which has filled its shop.
  await (await startDemo()).stop();
  const product = await startDemo();
  const demo = await measureRest(product);
  await product.stop();
  return withShop(bench, async (shop) => {
    const rest = await measureRest(shop);
    await load(bench, shop);
    const line = (when: string, measured: number, most: number, listings?: number): Line => ({
      work: `memory of Node ${when}`,
      measured: `${Math.round(measured)} MB`,
      ...atMost(measured, most, 'MB', listings),
    });
    return [
      line('at rest with the demo', demo, most.demo),
      line('at rest', rest, most.rest, bench.listings),
      line('under load, at most', processMemory(shop.pid).most, most.load, bench.listings),
    ];
  });
}

/** After a search, for which everything that answers are made from is loaded. */
async function measureRest({ port, pid }: Pick<Shop, 'port' | 'pid'>): Promise<number> {
  await askOnce(port, { path: '/v1/public/results/search?query=divan' });
  await pause(restMs);
  return processMemory(pid).now;
}

/** Pages and calls of all kinds, cached and uncached, as many at once as there are connections. */
async function load({ random }: Bench, { port, database }: Shop): Promise<void> {
  const draws = await prepareDraws(database, random);
  const draw = () => {
    const path = random.chance(0.3)
      ? `/?industryId=${1 + random.below(8)}`
      : random.pick(kinds).draw(draws);
    const caller = random.chance(0.5) ? pastCaches : { cookie: 'lang=en' };
    return { path, headers: { ...caller, 'accept-encoding': 'br' } };
  };
  await loadServer({ port, connections: 16, until: { duration: 20 }, draw });
}
