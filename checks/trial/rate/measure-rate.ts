import { type Caller, openCaller } from '../../visitors/ask.ts';
import { percentile } from '../../measure/ratios.ts';
import type { Visit } from '../../visitors/draw-visit.ts';
import { createTape } from '../../visitors/tape.ts';
import { longestWaitMs, makeVisit } from '../../visitors/visit.ts';

/** How much was answered under as much load as it takes. */
export type Measured = Awaited<ReturnType<typeof measureRate>>;

interface Measuring {
  port: number;
  draw(): Visit;
  /** Processor milliseconds so far, by who used them. */
  cpu(): Promise<Record<string, number>>;
  connections: number;
  seconds: number;
}

/** Before it counts: caches and connections, and whatever compiles itself while it runs. */
const warmUpSeconds = 5;

/** Visits one after the other on each connection, as fast as they are answered. */
export async function measureRate(plan: Measuring) {
  const caller = openCaller(plan.port, plan.connections, longestWaitMs);
  try {
    await visitFor(warmUpSeconds, caller, plan);
    const [before, started] = [await plan.cpu(), performance.now()];
    const answers = await visitFor(plan.seconds, caller, plan);
    const seconds = (performance.now() - started) / 1000;
    const after = await plan.cpu();
    const used = Object.keys(after).map((name): [string, number] => [
      name,
      (after[name] ?? 0) - (before[name] ?? 0),
    ]);
    const waits = answers.map(({ asked, answered }) => answered - asked);
    return {
      callsPerSecond: answers.length / seconds,
      errors: answers.filter(({ isWell }) => !isWell).length,
      p99: percentile(waits, 0.99),
      /** Processor milliseconds for one call, by who used them. */
      perCall: Object.fromEntries(
        used.map(([name, ms]): [string, number] => [name, ms / answers.length]),
      ),
      /** How many processors were busy with all of it. */
      busy: used.reduce((sum, [, ms]) => sum + ms, 0) / 1000 / seconds,
    };
  } finally {
    caller.close();
  }
}

async function visitFor(seconds: number, caller: Caller, { draw, connections }: Measuring) {
  const tape = createTape();
  const until = performance.now() + seconds * 1000;
  const visitor = async () => {
    while (performance.now() < until) tape.note(await makeVisit(caller, draw(), performance.now()));
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  return tape.between(-Infinity, Infinity);
}
