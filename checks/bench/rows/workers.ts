import { availableParallelism, loadavg } from 'node:os';
import { type Ground, withShop } from '../ground.ts';
import type { Line } from '../print-lines.ts';
import { hammer } from '../load/hammer.ts';
import { sessionCookie } from '../load/session-cookie.ts';
import { databaseCpuBetween, readDatabaseCpu } from '../../measure/database-cpu.ts';
import { median, pairedRatio } from '../../measure/paired-ratio.ts';
import { processMemory, startProcessMeter } from '../../measure/process-cpu.ts';
import { hasProc, noProc, readProc } from '../../measure/read-proc.ts';
import { takeTurns } from '../../measure/take-turns.ts';
import type { Shop } from '../../product/open-shop.ts';
import { startProduct } from '../../product/start-product.ts';

const connections = 16;
const batchMs = 1_500;
/** For each process, as each compiles for itself; in short batches, as new connections go to either. */
const warmUp = { calls: 1_000, ms: 300 };
const mostTimes = 1.1;
/** Two workers, the database and what loads them. */
const freeCores = 4;

const works = [
  ['a page from the cache', '/', {}],
  ['home rendered for each caller', '/', { cookie: sessionCookie }],
  ['a list as JSON, made', '/v1/public/results', { cookie: sessionCookie }],
] as const;

interface Contender {
  port: number;
  /** All its processes but the database. */
  pids: number[];
}

/** What a call costs with two workers, beside one process on the same database. */
export async function measureWorkers(ground: Ground): Promise<Line[]> {
  if (!hasProc) return [{ work: 'two workers', measured: noProc, met: null }];
  return withShop(ground, async (shop) => {
    const env = { WORKERS: '2', DATABASE_URL: urlOf(shop.connection) };
    const { port, pid, stop } = await startProduct(ground.dataDir, ground.undo, { env });
    const workers = childrenOf(pid);
    const [one, two] = [
      { port: shop.port, pids: [shop.pid] },
      { port, pids: [pid, ...workers] },
    ];
    const lines: Line[] = [];
    for (const [work, path, headers] of works)
      lines.push(...(await measureWork(ground, shop, [one, two], { work, path, headers })));
    const megabytes = (of: number) => `${Math.round(processMemory(of).now)} MB`;
    lines.push({
      work: 'two workers: memory after that',
      measured: `each ${workers.map(megabytes).join(' and ')}, the supervisor ${megabytes(pid)}; one process ${megabytes(shop.pid)}`,
    });
    await stop();
    return lines;
  });
}

async function measureWork(
  { rounds }: Ground,
  { postmaster }: Shop,
  contenders: readonly [Contender, Contender],
  { work, path, headers }: { work: string; path: string; headers: Record<string, string> },
): Promise<Line[]> {
  const hammerFor = ({ port }: Contender, ms: number) => {
    const host = `localhost:${port}`;
    return hammer({ port, path, headers: { ...headers, host }, connections, ms });
  };
  const turn = async (contender: Contender) => {
    const database = readDatabaseCpu(postmaster);
    const meters = contender.pids.map(startProcessMeter);
    const { answers, seconds } = await hammerFor(contender, batchMs);
    const node = meters.map((read) => read());
    const inDatabase = databaseCpuBetween(database, readDatabaseCpu(postmaster));
    return {
      cost: (sum(node) + inDatabase) / answers,
      rate: answers / seconds,
      /** What part of the calls' work the busiest of its processes did. */
      busiest: Math.max(...node) / sum(node),
    };
  };
  for (const contender of contenders) {
    for (let left = warmUp.calls * contender.pids.length; left > 0;)
      left -= (await hammerFor(contender, warmUp.ms)).answers;
  }
  const free = availableParallelism() - (loadavg()[0] ?? 0);
  const [ones = [], twos = []] = await takeTurns(contenders, rounds, turn);
  const growth = pairedRatio(
    twos.map(({ cost }) => cost),
    ones.map(({ cost }) => cost),
  );
  const cost = (batches: typeof ones) => `${median(batches.map((one) => one.cost)).toFixed(3)} ms`;
  const rates = pairedRatio(
    twos.map(({ rate }) => rate),
    ones.map(({ rate }) => rate),
  );
  const share = Math.round(100 * median(twos.map(({ busiest }) => busiest)));
  return [
    {
      work: `two workers: ${work}`,
      measured: `CPU ${cost(twos)}, one process ${cost(ones)}; the busier worker ${share} % of it`,
      bare: `${growth.toFixed(2)} × the CPU of one process`,
      reach: `≤ ${mostTimes.toFixed(2)} ×`,
      met: growth <= mostTimes,
    },
    free >= freeCores
      ? {
          work: `two workers: ${work}, rate`,
          measured: `${rates.toFixed(2)} × that of one process`,
        }
      : {
          work: `two workers: ${work}, rate`,
          measured: `not measured: of ${availableParallelism()} processors ${Math.max(0, free).toFixed(1)} were free, not ${freeCores}`,
          met: null,
        },
  ];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function childrenOf(pid: number): number[] {
  return readProc(`${pid}/task/${pid}/children`).trim().split(' ').map(Number);
}

function urlOf({ host, port, user, password, database }: Shop['connection']): string {
  const secret = encodeURIComponent(String(password));
  return `postgres://${user}:${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`;
}
