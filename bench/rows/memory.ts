import { setTimeout as pause } from 'node:timers/promises';
import { type Ground, withShop } from '../ground.ts';
import type { Line } from '../line.ts';
import { askWell, openCaller } from '../load/ask.ts';
import { processMemory } from '../measure/process-cpu.ts';
import { hasProc, noProc } from '../measure/read-proc.ts';
import type { Shop } from '../open-shop.ts';
import { prepareDraws } from './draw-listing.ts';
import { listKinds, textByPriceKinds, textKinds } from './query-kinds.ts';
import { sessionCookie } from './session-cookie.ts';

const restMs = 8_000;
const loadMs = 20_000;
const connections = 16;
const most = { rest: 200, load: 400 };

/** Memory of the product's Node process, after a start and in the worst moment of a load of everything. */
export async function measureMemory(ground: Ground): Promise<Line[]> {
  const works = ['memory of Node at rest', 'memory of Node under load'] as const;
  if (!hasProc) {
    return works.map((work) => ({ work, measured: noProc, met: null }));
  }
  return withShop(ground, async (shop) => {
    await pause(restMs);
    const { now: rest } = processMemory(shop.pid);
    await load(ground, shop);
    const { now, most: peak } = processMemory(shop.pid);
    return [
      {
        work: works[0],
        measured: `${Math.round(rest)} MB`,
        reach: `≤ ${most.rest} MB`,
        met: rest <= most.rest,
      },
      {
        work: works[1],
        measured: `${Math.round(peak)} MB at most, ${Math.round(now)} MB at the end`,
        reach: `≤ ${most.load} MB`,
        met: peak <= most.load,
      },
    ];
  });
}

/** Pages and calls of all kinds, from the cache and past it, as many at once as there are connections. */
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
