import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import type { Line } from '../print-lines.ts';
import { processMemory } from '../../measure/proc.ts';
import { mean, percentile } from '../../measure/ratios.ts';
import { makeTempFolder } from '../../product/make-temp-folder.ts';
import { openShop } from '../../product/open-shop.ts';
import { startProduct } from '../../product/start-product.ts';
import { withUndo } from '../../product/undo.ts';
import { readShopContent } from '../../visitors/shop-content.ts';
import { makeSizes, visitShop } from '../../visitors/visit-shop.ts';

const restMs = 60_000;
/** The minutes in the second half of the visits may differ by so much. */
const mostSpread = 1.1;

/** Memory of Node while the demo is visited at a steady rate for a long time, in the rest after it, and when visitors come back. */
export function measureSteady(bench: Bench): Promise<Line[]> {
  return withUndo(bench.undo, async (undo) => {
    const dataDir = await makeTempFolder(undo);
    await (await startProduct(dataDir, undo, { content: 'demo' })).stop();
    const shop = await openShop(dataDir, undo);
    const content = await readShopContent(shop.port, shop.database.pool);
    await makeSizes(shop.port, content.pictures);
    const { random, seconds } = bench;
    const visit = async (forSeconds: number) => {
      const started = performance.now();
      const plan = { port: shop.port, content, random, visitsPerSecond: bench.visits };
      const visitors = visitShop(plan);
      const looks = await watch(shop.pid, forSeconds * 1000);
      await visitors.stop();
      return { looks, answers: visitors.between(started, performance.now()) };
    };
    const first = await visit(seconds);
    const rest = await watch(shop.pid, restMs);
    const again = await visit(seconds / 5);
    await shop.stop();

    const minutes = minuteMeans(first.looks.slice(first.looks.length / 2));
    const minutesAgain = minuteMeans(again.looks);
    const spread = Math.max(...minutes) / Math.min(...minutes);
    const times = first.answers.map(({ asked, answered }) => answered - asked);
    const failed = first.answers.filter(({ isWell }) => !isWell).length;
    const [p50, p99] = [0.5, 0.99].map((share) => percentile(times, share).toFixed(0));
    return [
      {
        work: 'steady visits',
        measured: `${bench.visits} a second for ${seconds} s: ${times.length} calls, ${failed} failed, p50 ${p50} ms, p99 ${p99} ms`,
      },
      {
        work: 'steady visits: memory of Node, mean of each minute',
        measured: `${megabytes(minuteMeans(first.looks))}; means in the second half within ${((spread - 1) * 100).toFixed(1)} %`,
        reach: `≤ ${Math.round((mostSpread - 1) * 100)} %`,
        met: spread <= mostSpread,
      },
      {
        work: 'steady visits: memory after a minute of rest, and visited again',
        measured: `${megabytes(rest.slice(-1))}, then ${megabytes(minutesAgain)}`,
        reach: 'given back or used again',
        met: Math.max(...minutesAgain) <= Math.max(...minutes) * mostSpread,
      },
    ];
  });
}

/** Megabytes, once a second. */
async function watch(pid: number, ms: number): Promise<number[]> {
  const looks: number[] = [];
  for (let second = 0; second * 1000 < ms; second += 1) {
    await pause(1000);
    looks.push(processMemory(pid).now);
  }
  return looks;
}

/** Means, as any single second may be in the middle of a collection of garbage. */
const minuteMeans = (looks: number[]) =>
  Array.from({ length: Math.ceil(looks.length / 60) }, (_, minute) =>
    mean(looks.slice(minute * 60, (minute + 1) * 60)),
  );

const megabytes = (values: number[]) => `${values.map(Math.round).join(', ')} MB`;
