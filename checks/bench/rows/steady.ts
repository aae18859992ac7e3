import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import type { Line } from '../line.ts';
import { processMemory } from '../../measure/proc.ts';
import { mean } from '../../measure/ratios.ts';
import { makeTempFolder } from '../../product/make-temp-folder.ts';
import { openShop } from '../../product/open-shop.ts';
import { startProduct } from '../../product/start-product.ts';
import { withUndo } from '../../product/undo.ts';
import { readShopContent } from '../../visitors/shop-content.ts';
import { summarizeAnswers } from '../../visitors/visit.ts';
import { visitShop } from '../../visitors/visit-shop.ts';

const restMs = 60_000;
/** The minutes in the second half of the visits may differ by so much. */
const mostSpread = 1.1;

/** Memory of Node while the demo is visited at a steady rate for a long time, in the rest after it, and when visitors come back. */
export function measureSteady({ random, seconds, visits, undo }: Bench): Promise<Line[]> {
  return withUndo(undo, async (undo) => {
    const dataDir = await makeTempFolder(undo);
    await (await startProduct(dataDir, undo, { content: 'demo' })).stop();
    const shop = await openShop(dataDir, undo);
    const content = await readShopContent(shop.port, shop.database);
    const visit = async (ms: number) => {
      const visitors = visitShop({ port: shop.port, content, random, visitsPerSecond: visits });
      const looks = await watch(shop.pid, ms);
      await visitors.stop();
      return { looks, answers: visitors.between(0, Infinity) };
    };
    const { looks, answers } = await visit(seconds * 1000);
    const rest = await watch(shop.pid, restMs);
    const again = minuteMeans((await visit(seconds * 200)).looks);

    const minutes = minuteMeans(looks.slice(looks.length / 2));
    const spread = Math.max(...minutes) / Math.min(...minutes);
    const { calls, errors, p50, p99 } = summarizeAnswers(answers);
    const lines: Line[] = [
      {
        work: '',
        measured: `${visits} a second for ${seconds} s: ${calls} calls, ${errors} failed, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
      },
      {
        work: ': memory of Node, mean of each minute',
        measured: `${megabytes(minuteMeans(looks))}; means in the second half within ${((spread - 1) * 100).toFixed(1)} %`,
        reach: `≤ ${Math.round((mostSpread - 1) * 100)} %`,
        met: spread <= mostSpread,
      },
      {
        work: ': memory after a minute of rest, and visited again',
        measured: `${megabytes(rest.slice(-1))}, then ${megabytes(again)}`,
        reach: 'given back or used again',
        met: Math.max(...again) <= Math.max(...minutes) * mostSpread,
      },
    ];
    for (const line of lines) line.work = `steady visits${line.work}`;
    return lines;
  });
}

/** Megabytes, once a second. */
async function watch(pid: number, ms: number): Promise<number[]> {
  const looks: number[] = [];
  for (; looks.length * 1000 < ms; looks.push(processMemory(pid).now)) await pause(1000);
  return looks;
}

/** Means, as any single second may be in the middle of a collection of garbage. */
const minuteMeans = (looks: number[]) =>
  Array.from({ length: Math.ceil(looks.length / 60) }, (_, minute) =>
    mean(looks.slice(minute * 60, (minute + 1) * 60)),
  );

const megabytes = (values: number[]) => `${values.map(Math.round).join(', ')} MB`;
