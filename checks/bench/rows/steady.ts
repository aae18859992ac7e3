import { setTimeout as pause } from 'node:timers/promises';
import type { Ground } from '../ground.ts';
import type { Line } from '../print-lines.ts';
import { makeTempFolder } from '../../product/make-temp-folder.ts';
import { hasProc, noProc, processMemory } from '../../measure/read-proc.ts';
import { openShop } from '../../product/open-shop.ts';
import { makeSizes, visitShop } from '../../visitors/visit-shop.ts';
import { startProduct } from '../../product/start-product.ts';
import { createUndo } from '../../product/undo.ts';
import { seeSights } from '../../visitors/see-sights.ts';

const restMs = 60_000;
/** Memory in the second half of the visits may differ by so much. */
const mostSpread = 1.1;

/** Memory of Node while the demo is visited at a steady rate for a long time, in the rest after it, and when visitors come back. */
export async function measureSteady(ground: Ground): Promise<Line[]> {
  if (!hasProc) return [{ work: 'steady visits', measured: noProc, met: null }];
  const undo = createUndo();
  const close = ground.undo.add(undo.run);
  try {
    const dataDir = await makeTempFolder(undo);
    await (await startProduct(dataDir, undo, { content: 'demo' })).stop();
    const shop = await openShop(dataDir, undo);
    const sights = await seeSights(shop.port, shop.database.pool);
    await makeSizes(shop.port, sights.pictures);
    const { random, seconds } = ground;
    const visit = async (forSeconds: number) => {
      const started = performance.now();
      const plan = { port: shop.port, sights, random, visitsPerSecond: ground.visits };
      const visitors = await visitShop(plan);
      const looks = await watch(shop.pid, forSeconds * 1000);
      await visitors.stop();
      return { looks, answers: visitors.between(started, performance.now()) };
    };
    const first = await visit(seconds);
    const rest = await watch(shop.pid, restMs);
    const again = await visit(seconds / 5);
    await shop.stop();

    const late = first.looks.slice(first.looks.length / 2);
    const spread = Math.max(...late) / Math.min(...late);
    const times = first.answers
      .map(({ asked, answered }) => answered - asked)
      .sort((a, b) => a - b);
    const failed = first.answers.filter(({ isWell }) => !isWell).length;
    const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
    return [
      {
        work: 'steady visits',
        measured: `${ground.visits} a second for ${seconds} s: ${times.length} calls, ${failed} failed, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
      },
      {
        work: 'steady visits: memory of Node, each minute',
        measured: `${everyMinute(first.looks)} MB; second half within ${((spread - 1) * 100).toFixed(0)} %`,
        reach: `≤ ${Math.round((mostSpread - 1) * 100)} %`,
        met: spread <= mostSpread,
      },
      {
        work: 'steady visits: memory after a minute of rest, and visited again',
        measured: `${Math.round(rest.at(-1) ?? 0)} MB, then ${everyMinute(again.looks)} MB`,
        reach: 'given back or used again',
        met: Math.max(...again.looks) <= Math.max(...late) * mostSpread,
      },
    ];
  } finally {
    await close();
  }
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

const everyMinute = (looks: number[]) =>
  looks
    .filter((_, second) => second % 60 === 59 || second === looks.length - 1)
    .map(Math.round)
    .join(', ');
