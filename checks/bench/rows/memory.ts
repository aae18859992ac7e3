import { setTimeout as pause } from 'node:timers/promises';
import { type Ground, withShop } from '../ground.ts';
import type { Line } from '../print-lines.ts';
import { askWell, openCaller } from '../../visitors/ask.ts';
import { makeTempFolder } from '../../product/make-temp-folder.ts';
import { processMemory } from '../../measure/process-cpu.ts';
import { hasProc, noProc } from '../../measure/read-proc.ts';
import type { Shop } from '../../product/open-shop.ts';
import { startProduct } from '../../product/start-product.ts';
import { prepareDraws } from '../draws/draw-listing.ts';
import { listKinds } from './list-kinds.ts';
import { sessionCookie } from '../load/session-cookie.ts';
import { textByPriceKinds, textKinds } from './text-kinds.ts';

const restMs = 8_000;
const loadMs = 20_000;
const connections = 16;
const most = { demo: 160, rest: 250, load: 350 };
/** The targets with the catalogue apply up to this many. */
const mostListings = 100_000;

/** Memory of the product's Node process when idle, and its peak under a mixed load. */
export async function measureMemory(ground: Ground): Promise<Line[]> {
  if (!hasProc) return [{ work: 'memory of Node', measured: noProc, met: null }];
  const demo = await measureDemo(ground);
  return withShop(ground, async (shop) => {
    const rest = await measureRest(shop);
    await load(ground, shop);
    const { now, most: peak } = processMemory(shop.pid);
    const hasLine = ground.listings <= mostListings;
    return [
      {
        work: 'memory of Node at rest with the demo',
        measured: megabytes(demo),
        reach: `≤ ${megabytes(most.demo)}`,
        met: demo <= most.demo,
      },
      {
        work: 'memory of Node at rest',
        measured: megabytes(rest),
        reach: hasLine ? `≤ ${megabytes(most.rest)}` : 'no line',
        met: hasLine ? rest <= most.rest : null,
      },
      {
        work: 'memory of Node under load',
        measured: `${megabytes(peak)} at most, ${megabytes(now)} at the end`,
        reach: hasLine ? `≤ ${megabytes(most.load)}` : 'no line',
        met: hasLine ? peak <= most.load : null,
      },
    ];
  });
}

const megabytes = (value: number) => `${Math.round(value)} MB`;

/** For a shop with the demo that was not filled just now. */
async function measureDemo({ undo }: Ground): Promise<number> {
  const dataDir = await makeTempFolder(undo);
  await (await startProduct(dataDir, undo, { content: 'demo' })).stop();
  const product = await startProduct(dataDir, undo, { content: 'demo' });
  const rest = await measureRest(product);
  await product.stop();
  return rest;
}

async function measureRest(product: Pick<Shop, 'port' | 'pid'>): Promise<number> {
  await askOnce(product);
  await pause(restMs);
  return processMemory(product.pid).now;
}

/** Loads into memory everything that answers are made from. */
async function askOnce({ port }: Pick<Shop, 'port'>): Promise<void> {
  const caller = openCaller(port);
  await askWell(caller, { path: '/v1/public/results/search?query=divan' });
  caller.close();
}

/** Pages and calls of all kinds, cached and uncached, as many at once as there are connections. */
async function load({ random }: Ground, shop: Shop): Promise<void> {
  const draws = await prepareDraws(shop.database, random);
  const kinds = [...listKinds, ...textKinds, ...textByPriceKinds];
  const caller = openCaller(shop.port, connections);
  const over = performance.now() + loadMs;
  const callOn = async () => {
    while (performance.now() < over) {
      const path = random.chance(0.3)
        ? `/?industryId=${1 + random.below(8)}`
        : random.pick(kinds).draw(draws);
      const cookie = random.chance(0.5) ? sessionCookie : 'lang=en';
      await askWell(caller, { path, headers: { cookie, 'accept-encoding': 'br' } });
    }
  };
  await Promise.all(Array.from({ length: connections }, callOn));
  caller.close();
}
