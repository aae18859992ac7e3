import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import type { Line } from '../print-lines.ts';
import { watchMemory } from '../smallest/memory.ts';
import { drawPhotographs, givePhotographs } from '../smallest/photographs.ts';
import { presentAnswers, presentMemory, presentUpload } from '../smallest/present.ts';
import { openSeller } from '../smallest/publish-product.ts';
import {
  copyAside,
  forgetFiles,
  openSmallMachine,
  type SmallMachine,
} from '../smallest/small-machine.ts';
import { startMeter } from '../../measure/cpu-meter.ts';
import { openData } from '../../product/open-data.ts';
import { openShop, type Shop } from '../../product/open-shop.ts';
import { type Undo, withUndo } from '../../product/undo.ts';
import { readPictures, readShopContent } from '../../visitors/shop-content.ts';
import { makeSizes, visitShop } from '../../visitors/visit-shop.ts';

const megabytes = 1_024;
const photographs = 10;
const warmUpMs = 15_000;

/** Visits at a steady rate, and a seller's upload of photographs, on a server of one processor and 1 GB. */
export function measureSmallest(bench: Bench): Promise<Line[]> {
  return withUndo(bench.undo, async (undo) => {
    const machine = openSmallMachine(megabytes, undo);
    if (machine) return measureOn(machine, bench, undo);
    const measured = 'not measured: this system has no taskset';
    return [{ work: 'smallest server', measured, met: null }];
  });
}

async function measureOn(machine: SmallMachine, bench: Bench, undo: Undo): Promise<Line[]> {
  // A shop whose listings have photographs, none of them in the page cache.
  const aside = await copyAside(bench.dataDir, undo);
  const data = await openData(aside.dataDir, undo);
  await givePhotographs(data, aside.dataDir);
  await data.close();
  await forgetFiles(aside);
  const photos = await drawPhotographs(photographs);
  const { through, readFigures } = machine;
  // scripts/hand-over.mjs sets it on machines with one processor.
  const flags = ['--v8-pool-size=0'];
  const shop = await openShop(aside.dataDir, undo, {}, { node: aside.node, through, flags });
  const publish = await openSeller(shop, photos);
  const content = await readShopContent(shop.port, shop.database.pool);
  await makeSizes(shop.port, content.pictures);
  const { random, visits: visitsPerSecond } = bench;
  const visitors = visitShop({ port: shop.port, content, random, visitsPerSecond });
  await pause(warmUpMs);

  const stopWatching = watchMemory(shop, readFigures);
  const [readCpu, started] = [startMeters(shop), performance.now()];
  const upload = pause((bench.seconds * 1000) / 3).then(async () => {
    const published = await publish();
    if (published.id !== null) {
      // Visitors see the new product and its pictures, too, whose sizes are then made.
      content.products.push(published.id);
      content.pictures.push(...(await readPictures(shop.port, published.id)));
    }
    return published;
  });
  await pause(bench.seconds * 1000);
  const ended = performance.now();
  const published = await upload;
  const [looks, shares] = [stopWatching(), readCpu()];
  await visitors.stop();
  const answers = visitors.between(started, ended);
  const isAlive = shop.child.exitCode === null && !/PostgreSQL has ended/.test(shop.output());
  await shop.stop();

  for (const { fault } of answers.filter(({ isWell }) => !isWell).slice(0, 5)) {
    process.stderr.write(`\n${fault}`);
  }
  const plan = `${bench.visits} visits a second for ${bench.seconds} s`;
  return [
    { work: 'smallest server', measured: `${plan}; ${machine.story}` },
    ...presentAnswers(answers, published),
    presentUpload(photographs, published),
    ...presentMemory(looks, { megabytes, isAlive }),
    { work: 'smallest server: its processor', measured: shares },
  ];
}

/** @returns reads, in words, what shares of a processor were used since */
function startMeters(shop: Shop): () => string {
  const [readShop, own, started] = [startMeter(shop), process.cpuUsage(), performance.now()];
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  return () => {
    delay.disable();
    const late = [delay.percentile(99), delay.max].map((ns) => (ns / 1e6).toFixed(0));
    const share = (ms: number) => `${Math.round((100 * ms) / (performance.now() - started))} %`;
    const { node, database } = readShop();
    const { user, system } = process.cpuUsage(own);
    return `Node ${share(node)}, database ${share(database)}; the load ${share((user + system) / 1000)}, late by ${late.join(', at most ')} ms (p99)`;
  };
}
