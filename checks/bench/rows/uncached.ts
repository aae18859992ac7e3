import { setTimeout as pause } from 'node:timers/promises';
import { startBareServer } from '../bare/start-bare-server.ts';
import type { Bench } from '../bench.ts';
import type { Line } from '../line.ts';
import { prepareCalls } from '../prepare-calls.ts';
import type { KindGroup } from '../queries/kinds.ts';
import { startMeter } from '../../measure/cpu-meter.ts';
import { mean, pairedRatio, percentile, takeTurns } from '../../measure/ratios.ts';
import type { Shop } from '../../product/open-shop.ts';
import { askWell, openCaller } from '../../visitors/ask.ts';

/** The cost of a call in processor milliseconds, those until it was answered, and whether it found something, 0 or 100. */
type Taken = Record<'cpu' | 'node' | 'database' | 'wall' | 'found', number>;

/** Calls by when they were made: after a change, and once more. */
type Round = Record<'first' | 'again', Taken[]>;

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
export async function measureUncached(bench: Bench, shop: Shop, group: KindGroup): Promise<Line[]> {
  const { draws, drawAfterChange, ask, leave } = await prepareCalls(bench, shop);
  const answer = { status: 200, headers: {}, body: Buffer.from('') };
  const bare = await startBareServer({ answer, connection: shop.connection }, bench.undo);
  const bareCaller = openCaller(bare.port);
  const bareQuery = {
    pid: bare.pid,
    draw: async () => `/query/${draws.product().id}`,
    ask: async (path: string) => (await askWell(bareCaller, { path })).body,
  };
  const { pid } = shop;
  const ours = group.kinds.map((kind) => ({ pid, draw: () => drawAfterChange(kind), ask }));
  const takeTurn = async ({ pid, draw, ask }: typeof bareQuery, turns = turnsPerRound) => {
    const round: Round = { first: [], again: [] };
    for (let turn = 0; turn < turns; turn += 1) {
      const path = await draw();
      await pause(settleMs);
      for (const calls of [round.first, round.again]) {
        const readMeter = startMeter({ pid, postmaster: shop.postmaster });
        const started = performance.now();
        const answered = await ask(path);
        const wall = performance.now() - started;
        await pause(settleMs);
        const { node, database } = readMeter();
        const found = answered.includes('"id":') ? 100 : 0;
        calls.push({ cpu: node + database, node, database, wall, found });
      }
    }
    return round;
  };
  const works = [bareQuery, ...ours];
  for (const work of works) await takeTurn(work, warmUpTurns);
  const [query = [], ...calls] = await takeTurns(works, bench.rounds, (work) => takeTurn(work));
  bareCaller.close();
  await bare.stop();
  await leave();
  const present = (work: string, rounds: Round[]) => ({
    work: `${group.title}: ${work}`,
    measured: figuresOf(rounds),
  });
  const lines = group.kinds.map(({ work }, at): Line => {
    const own = calls[at] ?? [];
    return Object.assign(present(work, own), judge(own, query, group, bench.listings));
  });
  return [...lines, present('bare query', query)];
}

const valuesOf = (rounds: Round[], time: keyof Round, figure: keyof Taken): number[] =>
  rounds.flatMap((round) => round[time].map((taken) => taken[figure]));

function figuresOf(rounds: Round[]): Record<string, string> {
  const spread = (time: keyof Round, figure: keyof Taken) =>
    [0.5, 0.95].map((share) => percentile(valuesOf(rounds, time, figure), share).toFixed(2));
  const [[node], [database]] = [spread('first', 'node'), spread('first', 'database')];
  return {
    CPU: spread('first', 'cpu').join(' / '),
    'Node + database': `${node} + ${database}`,
    'Node at most': Math.max(...valuesOf(rounds, 'first', 'node')).toFixed(1),
    wall: spread('first', 'wall').join(' / '),
    'again CPU': spread('again', 'cpu').join(' / '),
    found: `${Math.round(mean(valuesOf(rounds, 'first', 'found')))} %`,
  };
}

function judge(own: Round[], query: Round[], { first, again, p95Ms }: KindGroup, listings: number) {
  const means = (all: Round[], time: keyof Round) =>
    all.map((round) => mean(valuesOf([round], time, 'cpu')));
  const timesOf = (time: keyof Round) =>
    Number(pairedRatio(means(own, time), means(query, 'first')).toFixed(1));
  const [times, timesAgain] = [timesOf('first'), timesOf('again')];
  const bare = `× ${times.toFixed(1)}, again × ${timesAgain.toFixed(1)}`;
  if (listings > 100_000) {
    const isSmall = listings <= 1_000_000;
    const met = isSmall ? percentile(valuesOf(own, 'first', 'cpu'), 0.95) <= p95Ms : null;
    return { bare, reach: isSmall ? `p95 ≤ ${p95Ms} ms` : 'no line', met };
  }
  const reach = `× ${first.toFixed(1)}, again × ${again.toFixed(1)}`;
  return { bare, reach, met: times <= first && timesAgain <= again };
}
