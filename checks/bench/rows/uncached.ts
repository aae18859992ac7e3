import { setTimeout as pause } from 'node:timers/promises';
import { startBareServer } from '../bare/start-bare-server.ts';
import { preparePriceChanges } from '../change-prices.ts';
import { type Bench, withShop } from '../bench.ts';
import type { Line } from '../line.ts';
import { type Draws, prepareDraws, type QueryKind } from '../queries/draws.ts';
import { type Cpu, startMeter } from '../../measure/cpu-meter.ts';
import { mean, pairedRatio, percentile, takeTurns } from '../../measure/ratios.ts';
import type { Shop } from '../../product/open-shop.ts';
import { askWell, openCaller, pastCaches } from '../../visitors/ask.ts';

/**
 * Kinds of calls and their targets. Up to 100,000 listings: how many times the bare prepared query the first call after a
 * change costs, and the one after that; up to a million: the 95th percentile of the first calls in processor milliseconds.
 */
export interface Uncached {
  title: string;
  kinds: readonly QueryKind[];
  first: number;
  again: number;
  p95Ms: number;
}

/** The cost of a call. */
interface Taken extends Cpu {
  /** Milliseconds until it was answered. */
  wall: number;
  /** Whether the answer contained results. */
  found: boolean;
}

/** A kind of work whose calls are measured one by one. */
interface Work {
  /** The process that answers. */
  pid: number;
  /** Prepares a turn, unmeasured; returns its call. */
  prepare(): Promise<() => Promise<Buffer>>;
}

const turnsPerRound = 6;
/** So many that V8 has compiled what is measured, as in a process that has run for minutes. */
const warmUpTurns = 40;
/** Lets work left after an answer or a notification finish. */
const settleMs = 3;

/**
 * The cost of single uncached calls, database and Node together, compared with a bare prepared query. Each call is made
 * twice: first after a listing was changed, so that the change has to be taken in and earlier counts are invalid; then
 * again.
 */
export function measureUncached(bench: Bench, uncached: Uncached): Promise<Line[]> {
  return withCalls(bench, async ({ shop, draws, changePrice, ask }) => {
    const answer = { status: 200, headers: {}, body: Buffer.from('') };
    const bare = await startBareServer({ answer, connection: shop.connection }, bench.undo);
    const bareCaller = openCaller(bare.port);
    const bareQuery: Work = {
      pid: bare.pid,
      async prepare() {
        const path = `/query/${draws.product().id}`;
        return async () => (await askWell(bareCaller, { path })).body;
      },
    };
    const ours = uncached.kinds.map(({ draw }): Work => ({
      pid: shop.pid,
      async prepare() {
        await changePrice();
        const path = draw(draws);
        return () => ask(path);
      },
    }));
    const takeTurn = async ({ pid, prepare }: Work, count: number) => {
      const turns: Taken[][] = [];
      for (let at = 0; at < count; at += 1) {
        const call = await prepare();
        await pause(settleMs);
        const taken: Taken[] = [];
        for (let time = 0; time < 2; time += 1) {
          taken.push(await measureCall({ pid, postmaster: shop.postmaster }, call));
        }
        turns.push(taken);
      }
      return turns;
    };
    const works = [bareQuery, ...ours];
    for (const work of works) await takeTurn(work, warmUpTurns);
    const [query = [], ...calls] = await takeTurns(works, bench.rounds, (work) =>
      takeTurn(work, turnsPerRound),
    );
    bareCaller.close();
    await bare.stop();
    const present = (work: string, own: Calls) => ({
      work: `${uncached.title}: ${work}`,
      measured: figuresOf(own),
    });
    const lines = uncached.kinds.map(({ work }, at) => {
      const own = calls[at] ?? [];
      return { ...present(work, own), ...judge(own, query, uncached, bench.listings) };
    });
    return [...lines, present('bare query', query)];
  });
}

async function measureCall(
  server: Parameters<typeof startMeter>[0],
  call: () => Promise<Buffer>,
): Promise<Taken> {
  const readMeter = startMeter(server);
  const started = performance.now();
  const answer = await call();
  const wall = performance.now() - started;
  await pause(settleMs);
  return { ...readMeter(), wall, found: answer.includes('"id":') };
}

/** Starts a shop whose calls are measured one by one; leaves it as it was. */
export function withCalls(
  bench: Bench,
  work: (calls: {
    shop: Shop;
    draws: Draws;
    /** Changes a price in another process, as sellers do. */
    changePrice(): Promise<void>;
    /** Asks past the caches, on one connection. */
    ask(path: string): Promise<Buffer>;
  }) => Promise<Line[]>,
): Promise<Line[]> {
  return withShop(bench, async (shop) => {
    const draws = await prepareDraws(shop.database, bench.random);
    const { changePrice, putBack } = await preparePriceChanges(shop, draws, bench.undo);
    const caller = openCaller(shop.port);
    const ask = async (path: string) => (await askWell(caller, { path, headers: pastCaches })).body;
    const lines = await work({ shop, draws, changePrice, ask });
    await putBack();
    caller.close();
    return lines;
  });
}

/** Indexed by round, then by turn, then by call. */
type Calls = Taken[][][];

const cpu = ({ node, database }: Taken) => node + database;

function figuresOf(calls: Calls): Record<string, string> {
  const spread = (step: number, figure: (taken: Taken) => number) =>
    [0.5, 0.95].map((share) => percentile(valuesOf(calls, step, figure), share).toFixed(2));
  const [[node], [database]] = [spread(0, ({ node }) => node), spread(0, (one) => one.database)];
  const found = mean(valuesOf(calls, 0, (taken) => (taken.found ? 100 : 0)));
  return {
    CPU: spread(0, cpu).join(' / '),
    'Node + database': `${node} + ${database}`,
    'Node at most': Math.max(...valuesOf(calls, 0, (taken) => taken.node)).toFixed(1),
    wall: spread(0, ({ wall }) => wall).join(' / '),
    'again CPU': spread(1, cpu).join(' / '),
    found: `${Math.round(found)} %`,
  };
}

const valuesOf = (calls: Calls, step: number, figure: (taken: Taken) => number): number[] =>
  calls.flat().flatMap((turn) => turn.slice(step, step + 1).map(figure));

function judge(calls: Calls, query: Calls, { first, again, p95Ms }: Uncached, listings: number) {
  const means = (all: Calls, step: number) =>
    all.map((round) => mean(valuesOf([round], step, cpu)));
  const [times = NaN, timesAgain = NaN] = [0, 1].map((step) =>
    Number(pairedRatio(means(calls, step), means(query, 0)).toFixed(1)),
  );
  const bare = `× ${times.toFixed(1)}, again × ${timesAgain.toFixed(1)}`;
  if (listings > 100_000) {
    const isSmall = listings <= 1_000_000;
    const met = isSmall ? percentile(valuesOf(calls, 0, cpu), 0.95) <= p95Ms : null;
    return { bare, reach: isSmall ? `p95 ≤ ${p95Ms} ms` : 'no line', met };
  }
  const reach = `× ${first.toFixed(1)}, again × ${again.toFixed(1)}`;
  return { bare, reach, met: times <= first && timesAgain <= again };
}
