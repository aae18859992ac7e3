import { isDeepStrictEqual } from 'node:util';
import { compareWithBare } from '../bare/start-bare-server.ts';
import type { Bench } from '../bench.ts';
import type { Line } from '../line.ts';
import { loadServer } from '../load-server.ts';
import { startMeter } from '../../measure/cpu-meter.ts';
import { median, pairedRatio } from '../../measure/ratios.ts';
import type { Shop } from '../../product/open-shop.ts';
import { askOnce } from '../../visitors/ask.ts';
import { removeSeller, signInSeller } from '../../visitors/seller.ts';

const batchSeconds = 1.5;
const leastRatio = 0.5;
const mostTimes = 45;
const paths = { API: '/v1/public/results', page: '/' };

/** Requests per second from the cache, and the processor time of each, beside the bare server sending the same bytes. */
export function measureCached(bench: Bench, shop: Shop): Promise<Line[]> {
  return Array.fromAsync(Object.entries(paths), async ([what, path]) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const figure = await compareLoad(bench, shop, { connections: 32, path, headers });
    const [rate, bareRate] = figure('rate').map((rates) => Math.round(median(rates)));
    const [busy, bareBusy] = figure('busy').map((shares) => Math.round(100 * median(shares)));
    const ratio = pairedRatio(...figure('rate'));
    const cpu = pairedRatio(...figure('node'));
    return {
      work: `public GET from cache, ${what}`,
      measured: `${rate}/s, bare ${bareRate}/s; processor busy ${busy} %, bare ${bareBusy} %`,
      bare: `${ratio.toFixed(2)} of its rate, ${cpu.toFixed(2)} × its CPU`,
      reach: `≥ ${leastRatio} of its rate`,
      // The rate of a server that is not saturated does not show its limit; its processor time does.
      met: ratio >= leastRatio && 1 / cpu >= leastRatio,
    };
  });
}

/** Node's processor time for the home page of a signed-in caller, beside the bare server sending the same page. */
export async function measureHome(bench: Bench, shop: Shop): Promise<Line[]> {
  const { db } = shop.database;
  const { cookie = '' } = await signInSeller(shop.port, db);
  const [session = ''] = /session=[^;]+/.exec(cookie) ?? [];
  const load = { connections: 8, path: '/', headers: { cookie: session } };
  const figure = await compareLoad(bench, shop, load);
  await removeSeller(db);
  const [node, bareNode] = figure('node').map(median);
  const [database] = figure('database').map(median);
  const ratio = pairedRatio(...figure('node'));
  return [
    {
      work: 'home for a signed-in caller',
      measured: `${node?.toFixed(2)} ms CPU in Node, ${database?.toFixed(2)} in the database; bare ${bareNode?.toFixed(3)}`,
      bare: `${ratio.toFixed(0)} × its CPU`,
      reach: `≤ ${mostTimes} × its CPU`,
      met: ratio <= mostTimes,
    },
  ];
}

/** Puts the product and a bare server that sends the same answer under the same load. */
async function compareLoad(
  bench: Bench,
  shop: Shop,
  load: { connections: number; path: string; headers: Record<string, string> },
) {
  const headers = { host: `localhost:${shop.port}`, ...load.headers };
  /** An answer without what every connection adds to it. */
  const askFor = async (port: number) => {
    const { status, headers: sent, body } = await askOnce(port, { path: load.path, headers });
    const { connection: _hop, 'keep-alive': _time, date: _date, ...own } = sent;
    return { status, headers: own, body };
  };
  // Twice, because the first one fills the cache.
  await askFor(shop.port);
  const answer = await askFor(shop.port);
  return compareWithBare(bench, shop, answer, async ({ port, pid }) => {
    if (port !== shop.port && !isDeepStrictEqual(await askFor(port), answer)) {
      throw new Error('The bare server does not send the same bytes as the product.');
    }
    const readMeter = startMeter({ pid, postmaster: shop.postmaster });
    const until = { duration: batchSeconds };
    const { answers, seconds } = await loadServer({ port, until, ...load, headers });
    const { node, database } = readMeter();
    return {
      /** Answers a second, processor milliseconds of an answer, and the share of a processor in use. */
      rate: answers / seconds,
      node: node / answers,
      database: database / answers,
      busy: node / 1000 / seconds,
    };
  });
}
