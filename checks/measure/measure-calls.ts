import { setTimeout as pause } from 'node:timers/promises';
import { type Cpu, startMeter } from './start-meter.ts';
import { takeTurns } from './take-turns.ts';

/** A kind of work whose calls are measured one by one. */
export interface Work {
  /** The process that answers. */
  node: number;
  /**
   * Prepares a turn, unmeasured.
   * @returns its calls, to be made one after another
   */
  prepare(): Promise<Call[]>;
}

/**
 * One call.
 * @returns its answer
 */
export type Call = () => Promise<Buffer>;

/** The cost of a call. */
export interface Taken extends Cpu {
  /** Milliseconds until it was answered. */
  wall: number;
  /** Whether the answer contained results. */
  found: boolean;
}

const turnsPerRound = 6;
/** So many that V8 has compiled what is measured, as in a process that has run for minutes. */
const warmUpTurns = 40;
/** Lets work left after an answer or a notification finish. */
const settleMs = 3;

/**
 * Measures works in turns, each call alone.
 * @returns for each work, by round, by turn, the cost of each of its calls
 */
export async function measureCalls(
  works: readonly Work[],
  postmaster: number,
  rounds: number,
): Promise<Taken[][][][]> {
  const turn = async (work: Work) => {
    const calls = await work.prepare();
    await pause(settleMs);
    const taken: Taken[] = [];
    for (const call of calls) taken.push(await measureCall({ pid: work.node, postmaster }, call));
    return taken;
  };
  const turns = async (work: Work, count: number) => {
    const taken: Taken[][] = [];
    for (let at = 0; at < count; at += 1) taken.push(await turn(work));
    return taken;
  };
  for (const work of works) await turns(work, warmUpTurns);
  return takeTurns(works, rounds, (work) => turns(work, turnsPerRound));
}

async function measureCall(server: Parameters<typeof startMeter>[0], call: Call): Promise<Taken> {
  const readMeter = startMeter(server);
  const started = performance.now();
  const answer = await call();
  const wall = performance.now() - started;
  await pause(settleMs);
  return { ...readMeter(), wall, found: answer.includes('"id":') };
}
