import { isDeepStrictEqual } from 'node:util';
import { type BareServer, startBareServer } from '../bare/start-bare-server.ts';
import { type Ground, withShop } from '../ground.ts';
import type { Line } from '../print-lines.ts';
import { askWell, type Asked, openCaller } from '../../visitors/ask.ts';
import { hammer } from '../load/hammer.ts';
import { median, pairedRatio } from '../../measure/paired-ratio.ts';
import { startProcessMeter } from '../../measure/process-cpu.ts';
import { hasProc } from '../../measure/read-proc.ts';
import { takeTurns } from '../../measure/take-turns.ts';
import type { Shop } from '../../product/open-shop.ts';

const connections = 32;
const batchMs = 1_500;
const leastRatio = 0.5;
const works = [
  ['public GET from cache, API', '/v1/public/results'],
  ['public GET from cache, page', '/'],
] as const;

/**
 * Requests per second from the cache, and the processor time of each, compared with the bare server sending the same
 * bytes.
 */
export function measureCached(ground: Ground): Promise<Line[]> {
  return withShop(ground, async (shop) => {
    const lines: Line[] = [];
    for (const [work, path] of works) lines.push(await measurePath(ground, shop, work, path));
    return lines;
  });
}

async function measurePath(ground: Ground, shop: Shop, work: string, path: string): Promise<Line> {
  const headers = { host: `localhost:${shop.port}`, 'accept-encoding': 'gzip, deflate, br' };
  const answer = await askOnce(shop.port, path, headers);
  const { connection: _hop, 'keep-alive': _time, date: _date, ...own } = answer.headers;
  const order = { answer: { ...answer, headers: own }, connection: shop.connection };
  const bare = await startBareServer(order, ground.undo);
  const echo = await askOnce(bare.port, path, headers);
  assertSame(answer, echo);

  const turn = (server: Pick<BareServer, 'port' | 'pid'>) => batch(server, path, headers);
  await takeTurns([shop, bare], 1, turn);
  const [ours = [], theirs = []] = await takeTurns([shop, bare], ground.rounds, turn);
  await bare.stop();

  const ratio = pairedRatio(rates(ours), rates(theirs));
  const busy = (batches: Batch[]) => `${Math.round(median(batches.map((b) => b.load)) * 100)} %`;
  const cpu = pairedRatio(costs(ours), costs(theirs));
  return {
    work,
    measured: `${Math.round(median(rates(ours)))}/s, bare ${Math.round(median(rates(theirs)))}/s${
      hasProc ? `; processor busy ${busy(ours)}, bare ${busy(theirs)}` : ''
    }`,
    bare: `${ratio.toFixed(2)} of its rate${hasProc ? `, ${cpu.toFixed(2)} × its CPU` : ''}`,
    reach: `≥ ${leastRatio} of its rate`,
    // The rate of a server that is not saturated does not show its limit; its processor time does.
    met: ratio >= leastRatio && !(1 / cpu < leastRatio),
  };
}

interface Batch {
  rate: number;
  /** Processor milliseconds of one answer. */
  cost: number;
  /** Processors in use; well below 1 means the load generator, not the server, was the limit. */
  load: number;
}

async function batch(
  { port, pid }: Pick<BareServer, 'port' | 'pid'>,
  path: string,
  headers: Record<string, string>,
): Promise<Batch> {
  const readCpu = startProcessMeter(pid);
  const { answers, seconds } = await hammer({ port, path, headers, connections, ms: batchMs });
  const cpu = readCpu();
  return { rate: answers / seconds, cost: cpu / answers, load: cpu / 1000 / seconds };
}

const rates = (batches: Batch[]) => batches.map(({ rate }) => rate);
const costs = (batches: Batch[]) => batches.map(({ cost }) => cost);

async function askOnce(port: number, path: string, headers: Record<string, string>) {
  const caller = openCaller(port);
  // Twice, because the first one fills the cache.
  await askWell(caller, { path, headers });
  const asked = await askWell(caller, { path, headers });
  caller.close();
  return asked;
}

/** Otherwise the comparison would be meaningless. */
function assertSame(answer: Asked, echo: Asked): void {
  const bytes = ({ headers: { date: _date, ...headers }, body }: Asked) => [headers, body];
  if (!isDeepStrictEqual(bytes(answer), bytes(echo))) {
    throw new Error('The bare server does not send the same bytes as the product.');
  }
}
