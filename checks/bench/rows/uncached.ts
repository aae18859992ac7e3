import { setTimeout as pause } from 'node:timers/promises';
import { startBareServer } from '../bare/start-bare-server.ts';
import { preparePriceChanges } from '../change-prices.ts';
import { type Bench, withShop } from '../bench.ts';
import { presentBare, presentCalls, type Reach, type Taken } from '../present-calls.ts';
import type { Line } from '../print-lines.ts';
import { prepareDraws, type QueryKind } from '../queries/draws.ts';
import { startMeter } from '../../measure/cpu-meter.ts';
import { takeTurns } from '../../measure/ratios.ts';
import type { Shop } from '../../product/open-shop.ts';
import { askWell, openCaller, pastCaches } from '../../visitors/ask.ts';

export interface Uncached extends Reach {
  title: string;
  kinds: QueryKind[];
}

/** A kind of work whose calls are measured one by one. */
interface Work {
  /** The process that answers. */
  pid: number;
  /** Prepares a turn, unmeasured; returns its calls, to be made one after another. */
  prepare(): Promise<(() => Promise<Buffer>)[]>;
}

const turnsPerRound = 6;
/** So many that V8 has compiled what is measured, as in a process that has run for minutes. */
const warmUpTurns = 40;
/** Lets work left after an answer or a notification finish. */
const settleMs = 3;

/**
 * The cost of single uncached calls, database and Node together, compared with a bare prepared query and the bare
 * server. Each call is made twice: first after a listing was changed, so that the change has to be taken in and earlier
 * counts are invalid; then again.
 */
export function measureUncached(bench: Bench, uncached: Uncached): Promise<Line[]> {
  const { title, kinds } = uncached;
  return withShop(bench, async (shop) => {
    const { works, stop } = await prepareWorks(bench, shop, kinds);
    const takeTurn = async ({ pid, prepare }: Work, count: number) => {
      const turns: Taken[][] = [];
      for (let at = 0; at < count; at += 1) {
        const calls = await prepare();
        await pause(settleMs);
        const taken: Taken[] = [];
        for (const call of calls) {
          taken.push(await measureCall({ pid, postmaster: shop.postmaster }, call));
        }
        turns.push(taken);
      }
      return turns;
    };
    for (const work of works) await takeTurn(work, warmUpTurns);
    const [server = [], query = [], ...ours] = await takeTurns(works, bench.rounds, (work) =>
      takeTurn(work, turnsPerRound),
    );
    await stop();
    const lines = kinds.map(({ work }, at) =>
      presentCalls(
        { work: `${title}: ${work}`, calls: ours[at] ?? [], query, server },
        uncached,
        bench.listings,
      ),
    );
    return [...lines, ...presentBare(title, { query, server })];
  });
}

async function prepareWorks({ random, undo }: Bench, shop: Shop, kinds: QueryKind[]) {
  const draws = await prepareDraws(shop.database, random);
  const changes = await preparePriceChanges(shop, draws, undo);
  const caller = openCaller(shop.port);
  const { status, body } = await askWell(caller, { path: '/v1/public/results/search' });
  const answer = { status, headers: { 'content-type': 'application/json' }, body };
  const bare = await startBareServer({ answer, connection: shop.connection }, undo);
  const bareCaller = openCaller(bare.port);
  const askBare = async (path: string) => (await askWell(bareCaller, { path })).body;
  const bareServer: Work = { pid: bare.pid, prepare: async () => [() => askBare('/')] };
  const bareQuery: Work = {
    pid: bare.pid,
    prepare: async () => [() => askBare(`/query/${draws.product().id}`)],
  };
  const ours = kinds.map(({ draw }): Work => ({
    pid: shop.pid,
    async prepare() {
      await changes.changePrice();
      const path = draw(draws);
      const ask = async () => (await askWell(caller, { path, headers: pastCaches })).body;
      return [ask, ask];
    },
  }));
  return {
    works: [bareServer, bareQuery, ...ours],
    async stop() {
      await changes.putBack();
      caller.close();
      bareCaller.close();
      await bare.stop();
    },
  };
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
