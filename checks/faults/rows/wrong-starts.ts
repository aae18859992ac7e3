import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FaultLine } from '../outcome.ts';
import { beginStart } from '../shop/begin-start.ts';
import { type FaultShop, type Ground, withFaultShop } from '../shop/open-fault-shop.ts';
import { withClusterShop } from '../shop/with-cluster-shop.ts';
import { listTree, readProc } from '../../measure/proc.ts';

const patienceMs = 120_000;

interface WrongStart {
  fault: string;
  dataDir: string;
  settings: Record<string, string>;
  /** The sentence must match it. */
  word: RegExp;
}

/** A start that has to be refused in a sentence, without a stack. */
async function judgeStart(shop: FaultShop, wrong: WrongStart): Promise<FaultLine> {
  const begun = beginStart(shop, wrong.dataDir, wrong.settings);
  const code = await begun.settle(patienceMs);
  const said = begun.said().trim();
  const begins = said.replaceAll(/\s+/g, ' ').slice(0, 100);
  const faults: [boolean, string][] = [
    [code !== 1, code === null ? 'started' : `ended with ${code}`],
    [code !== null && /\n\s+at /.test(said), 'printed a stack'],
    [code === 1 && !wrong.word.test(said), `did not say what is wrong: ${begins}`],
  ];
  const broken = faults.filter(([isFault]) => isFault).map(([, fault]) => fault);
  return { fault: wrong.fault, seconds: null, broken };
}

/** A DATABASE_URL whose server is down, whose database is missing, or that leads to a standby only. */
export function misleadToDatabase(ground: Ground): Promise<FaultLine[]> {
  return withClusterShop(ground, {}, async (shop, { primary, standbys: [standby] }) => {
    const urls = {
      'DATABASE_URL of a server that is down': 'postgres://orendi@127.0.0.1:9/orendi',
      'DATABASE_URL of a database that is missing': primary.url.replace(/[^/]+$/, 'missing'),
      'DATABASE_URL of a standby': standby.url,
    };
    const lines: FaultLine[] = [];
    for (const [fault, url] of Object.entries(urls)) {
      const dataDir = join(shop.dataDir, `wrong-${lines.length}`);
      const settings = { ...shop.env, DATABASE_URL: url };
      lines.push(await judgeStart(shop, { fault, dataDir, settings, word: /DATABASE_URL/ }));
    }
    return lines;
  });
}

/** A start in the folder that a killed restore has left. */
export function startInBrokenRestore(ground: Ground): Promise<FaultLine[]> {
  return withFaultShop(ground, {}, async (shop) => {
    await shop.stop();
    const dataDir = join(shop.dataDir, '../restored');
    await mkdir(dataDir);
    await rename(shop.dataDir, join(dataDir, '.restoring'));
    const fault = 'a start in the folder of a broken restore';
    return [await judgeStart(shop, { fault, dataDir, settings: shop.env, word: /restor/i })];
  });
}

/** WORKERS=3, and one of them dies while it starts: those that take calls already go on. */
export function killStartingWorker(ground: Ground): Promise<FaultLine[]> {
  return withFaultShop(ground, {}, async (shop) => {
    await shop.stop();
    const settings = { ...shop.env, WORKERS: '3', LOG_LEVEL: 'info' };
    const begun = beginStart(shop, shop.dataDir, settings);
    const readyPids = () =>
      [...begun.said().matchAll(/^.*a worker takes calls.*$/gm)].map(([line]) =>
        Number(/"pid":(\d+),(?!.*"pid")/.exec(line)?.[1]),
      );
    // PostgreSQL's processes are below it too.
    const isStarting = (pid: number) =>
      pid !== begun.pid &&
      !readyPids().includes(pid) &&
      readProc(`${pid}/cmdline`).includes('main.ts');
    let victim: number | undefined;
    for (const end = performance.now() + patienceMs; victim === undefined; await pause(10)) {
      if (begun.hasEnded() || performance.now() > end) throw new Error('No worker takes calls.');
      // The others begin once the first takes calls.
      if (readyPids().length > 0) victim = listTree(begun.pid).find(isStarting);
    }
    process.kill(victim, 'SIGKILL');
    const code = await begun.settle(patienceMs);
    const broken = begun.said().includes('Orendi is at')
      ? []
      : [begun.hasEnded() ? `the whole shop ended with ${code}` : 'never listened with all three'];
    return [{ fault: 'a worker killed while it starts, WORKERS=3', seconds: null, broken }];
  });
}
