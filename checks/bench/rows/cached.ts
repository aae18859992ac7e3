import { isDeepStrictEqual } from 'node:util';
import { compareLoad } from '../compare-load.ts';
import { type Bench, withShop } from '../bench.ts';
import type { Line } from '../print-lines.ts';
import { hasProc } from '../../measure/proc.ts';
import { median, pairedRatio } from '../../measure/ratios.ts';
import type { Shop } from '../../product/open-shop.ts';
import { askWell, openCaller } from '../../visitors/ask.ts';

const connections = 32;
const leastRatio = 0.5;
const works = [
  ['public GET from cache, API', '/v1/public/results'],
  ['public GET from cache, page', '/'],
] as const;

/**
 * Requests per second from the cache, and the processor time of each, compared with the bare server sending the same
 * bytes.
 */
export function measureCached(bench: Bench): Promise<Line[]> {
  return withShop(bench, async (shop) => {
    const lines: Line[] = [];
    for (const [work, path] of works) lines.push(await measurePath(bench, shop, work, path));
    return lines;
  });
}

async function measurePath(bench: Bench, shop: Shop, work: string, path: string): Promise<Line> {
  const headers = { host: `localhost:${shop.port}`, 'accept-encoding': 'gzip, deflate, br' };
  const answer = await askOnce(shop.port, path, headers);
  const all = await compareLoad(
    bench,
    shop,
    answer,
    { connections, path, headers },
    async (port) => {
      // Otherwise the comparison would be meaningless.
      if (isDeepStrictEqual(await askOnce(port, path, headers), answer)) return;
      throw new Error('The bare server does not send the same bytes as the product.');
    },
  );
  const [rate, bareRate] = all('rate').map((rates) => Math.round(median(rates)));
  const [busy, bareBusy] = all('busy').map((shares) => Math.round(100 * median(shares)));
  const ratio = pairedRatio(...all('rate'));
  const cpu = pairedRatio(...all('node'));
  return {
    work,
    measured: `${rate}/s, bare ${bareRate}/s${
      hasProc ? `; processor busy ${busy} %, bare ${bareBusy} %` : ''
    }`,
    bare: `${ratio.toFixed(2)} of its rate${hasProc ? `, ${cpu.toFixed(2)} × its CPU` : ''}`,
    reach: `≥ ${leastRatio} of its rate`,
    // The rate of a server that is not saturated does not show its limit; its processor time does.
    met: ratio >= leastRatio && !(1 / cpu < leastRatio),
  };
}

/** An answer from the cache, without what every connection adds to it. */
async function askOnce(port: number, path: string, headers: Record<string, string>) {
  const caller = openCaller(port);
  // Twice, because the first one fills the cache.
  await askWell(caller, { path, headers });
  const { status, headers: sent, body } = await askWell(caller, { path, headers });
  caller.close();
  const { connection: _hop, 'keep-alive': _time, date: _date, ...own } = sent;
  return { status, headers: own, body };
}
