import { setTimeout as pause } from 'node:timers/promises';
import { cpuBetween, listBackends, readCpu } from './process-cpu.ts';
import { takeTurns } from './take-turns.ts';

/** A kind of work whose calls are measured one by one. */
export interface Work {
  /** The process that answers. */
  node: number;
  /** Makes ready for one turn, unmeasured. @returns its calls, one after the other */
  prepare(): Promise<(() => Promise<void>)[]>;
}

/** Processor milliseconds of one call. */
export interface CallCpu {
  node: number;
  /** With the backends of PostgreSQL. */
  all: number;
}

const turnsPerRound = 6;
const warmUpTurns = 20;
/** Until what was left to do after an answer, or a notification, is done. */
const settleMs = 3;

/**
 * Measures works in turns, each call alone.
 * @returns for each work, by round, by turn, what each of its calls took
 */
export async function measureCalls(
  works: readonly Work[],
  postmaster: number,
  rounds: number,
): Promise<CallCpu[][][][]> {
  const turn = async (work: Work) => {
    const calls = await work.prepare();
    await pause(settleMs);
    const taken: CallCpu[] = [];
    for (const call of calls) taken.push(await measureCall(work.node, postmaster, call));
    return taken;
  };
  const turns = async (work: Work, count: number) => {
    const taken: CallCpu[][] = [];
    for (let at = 0; at < count; at += 1) taken.push(await turn(work));
    return taken;
  };
  for (const work of works) await turns(work, warmUpTurns);
  return takeTurns(works, rounds, (work) => turns(work, turnsPerRound));
}

async function measureCall(node: number, postmaster: number, call: () => Promise<void>) {
  const before = [readCpu([node]), readCpu(listBackends(postmaster))] as const;
  await call();
  await pause(settleMs);
  const own = cpuBetween(before[0], readCpu([node]));
  return { node: own, all: own + cpuBetween(before[1], readCpu(listBackends(postmaster))) };
}
