import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { atMost, type Line } from '../line.ts';
import { drawPhotographs, givePhotographs } from '../pictures.ts';
import { copyAside, forgetFiles, openSmallMachine, type SmallMachine } from '../small-machine.ts';
import { startMeter } from '../../measure/cpu-meter.ts';
import { listTree, megabytesIn, readProc } from '../../measure/proc.ts';
import { openData } from '../../product/open-data.ts';
import { openShop, type Shop } from '../../product/open-shop.ts';
import { type Undo, withUndo } from '../../product/undo.ts';
import { type Published, publishProduct, signInSeller } from '../../visitors/seller.ts';
import { namePictures, readShopContent } from '../../visitors/shop-content.ts';
import { type Answer, parts, summarizeAnswers } from '../../visitors/visit.ts';
import { visitShop } from '../../visitors/visit-shop.ts';

const megabytes = 1_024;
const mostMs = 300;
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
  await forgetFiles(aside.dataDir, aside.node);
  const photos = await drawPhotographs(photographs);
  const { through, readFigures } = machine;
  // scripts/hand-over.mjs sets it on machines with one processor.
  const flags = ['--v8-pool-size=0'];
  const shop = await openShop(aside.dataDir, undo, { node: aside.node, through, flags });
  const { db } = shop.database;
  const businesses = db.selectFrom('business').select('id').orderBy('id');
  const { id } = await businesses.executeTakeFirstOrThrow();
  const headers = await signInSeller(shop.port, db, id);
  const content = await readShopContent(shop.port, shop.database);
  const { random, visits: visitsPerSecond } = bench;
  // One visit in fifty ends with a request.
  const traffic = { visitsPerSecond, requestsPerSecond: visitsPerSecond / 50 };
  const visitors = visitShop({ port: shop.port, content, random }, traffic);
  await pause(warmUpMs);

  const readMemory = watchMemory(shop, () => readFigures()?.pageCache);
  const [readShares, before] = [startMeters(shop), readFigures()];
  const started = performance.now();
  const upload = pause((bench.seconds * 1000) / 3).then(async () => {
    const published = await publishProduct(shop.port, headers, photos);
    if (published.status !== 201) return published;
    // Visitors see the new product and its pictures, too, whose sizes are then made.
    const { data } = JSON.parse(published.said) as { data: { id: number } };
    content.products.push(data.id);
    content.pictures.push(...(await namePictures(shop.port, [data.id])));
    return published;
  });
  const visited = pause(bench.seconds * 1000).then(() => performance.now());
  const [published, ended] = await Promise.all([upload, visited]);
  const [memory, shares] = [readMemory(), readShares()];
  await visitors.stop();
  const answers = visitors.between(started, ended);
  const isAlive = shop.child.exitCode === null && !/PostgreSQL has ended/.test(shop.output());
  const after = readFigures();
  await shop.stop();

  for (const { fault } of answers.filter(({ isWell }) => !isWell).slice(0, 5)) {
    process.stderr.write(`\n${fault}`);
  }
  const load = `${visitsPerSecond} visits a second`;
  const counted =
    before && after
      ? `; limit reached ${after.limitHits - before.limitHits} times, ${after.kills} out of memory`
      : '';
  const lines: Line[] = [
    { work: '', measured: `${load} for ${bench.seconds} s; ${machine.story}` },
    ...presentAnswers(answers, published),
    presentUpload(published),
    {
      work: 'memory at most',
      measured: Object.fromEntries([...memory].map(([name, mb]) => [name, `${mb.toFixed(0)} MB`])),
      ...atMost(memory.get('all') ?? NaN, megabytes, 'MB'),
    },
    {
      work: 'killed',
      measured: `${isAlive ? 'nothing' : 'the product or its database'}${counted}`,
      reach: 'nothing',
      met: isAlive && (after?.kills ?? 0) === 0,
    },
    { work: 'its processor', measured: shares },
  ];
  for (const line of lines) line.work = `smallest server: ${line.work}`;
  return lines;
}

/** @returns reads, in words, what shares of a processor were used since, and how late the load was */
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

/** Looks at memory once a second; the result ends that, and tells the most of each part, in megabytes. */
function watchMemory({ pid, postmaster }: Shop, readPageCache: () => number | undefined) {
  const most = new Map<string, number>();
  const look = () => {
    const status = readProc(`${pid}/status`);
    const rollups = listTree(postmaster).map((one) => readProc(`${one}/smaps_rollup`));
    // Memory that several processes share is divided among them.
    const database = (name: string) =>
      rollups.reduce((sum, text) => sum + megabytesIn(text, name), 0);
    const parts = {
      'Node’s own': megabytesIn(status, 'RssAnon'),
      'its programs': megabytesIn(status, 'RssFile') + megabytesIn(status, 'RssShmem'),
      'the database’s own': database('Pss_Anon'),
      'shared buffers': database('Pss_Shmem'),
      'programs of the database': database('Pss_File'),
    };
    const all = Object.values(parts).reduce((sum, part) => sum + part);
    const figures = { all, ...parts, 'page cache': readPageCache() };
    for (const [name, megabytes] of Object.entries(figures)) {
      if (megabytes !== undefined) most.set(name, Math.max(most.get(name) ?? 0, megabytes));
    }
  };
  const timer = setInterval(look, 1_000);
  return () => {
    clearInterval(timer);
    look();
    return most;
  };
}

/** How each part was answered, and everything while photographs were uploaded. */
export function presentAnswers(
  answers: readonly Answer[],
  { from, to }: Pick<Published, 'from' | 'to'>,
): Line[] {
  const present = (work: string, own: readonly Answer[]) => {
    const { calls, errors, ...waits } = summarizeAnswers(own);
    const ms = Object.entries(waits).map(([name, wait]) => [name, `${wait.toFixed(0)} ms`]);
    const met = waits.p99 < mostMs && errors === 0;
    const measured = { calls: String(calls), errors: String(errors), ...Object.fromEntries(ms) };
    return { work, measured, reach: `p99 < ${mostMs} ms, no error`, met };
  };
  const meanwhile = answers.filter(({ asked }) => asked >= from && asked < to);
  const { work, measured } = present('all of them during the upload', meanwhile);
  const byPart = Map.groupBy(answers, ({ part }) => part);
  return [...parts.map((part) => present(part, byPart.get(part) ?? [])), { work, measured }];
}

export function presentUpload({ from, to, status, said }: Published): Line {
  const isPublished = status === 201;
  const seconds = ((to - from) / 1000).toFixed(1);
  return {
    work: `a product with ${photographs} photographs`,
    measured: isPublished ? `published after ${seconds} s` : `answered ${status}: ${said}`,
    reach: 'published',
    met: isPublished,
  };
}
