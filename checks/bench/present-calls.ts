import type { Cpu } from '../measure/cpu-meter.ts';
import { mean, pairedRatio, percentile } from '../measure/ratios.ts';
import type { Line } from './print-lines.ts';

/** The cost of a call. */
export interface Taken extends Cpu {
  /** Milliseconds until it was answered. */
  wall: number;
  /** Whether the answer contained results. */
  found: boolean;
}

/** Indexed by round, then by turn, then by call. */
type Calls = Taken[][][];

/**
 * The target. Up to 100,000 listings: ratios to the bare prepared query, of the first call after a change and
 * of the one after that; up to a million: the 95th percentile of the first calls in milliseconds of processor time.
 */
export interface Reach {
  first: number;
  again: number;
  p95Ms: number;
}

const cpu = ({ node, database }: Taken) => node + database;
const node = (taken: Taken) => taken.node;
const wall = (taken: Taken) => taken.wall;

/** Calls of one kind, each turn of which made the same call twice, beside those of the bare query and server. */
export function presentCalls(
  measured: { work: string; calls: Calls; query: Calls; server: Calls },
  reach: Reach,
  listings: number,
): Line {
  const { work, calls, query, server } = measured;
  const times = (step: number) =>
    [query, server].map((bare) => ratio(calls, step, bare).toFixed(1)).join(' · ');
  const turns = calls.flat();
  const found = turns.filter((turn) => turn[0]?.found).length / turns.length;
  const middle = (figure: (taken: Taken) => number) =>
    percentile(valuesOf(calls, 0, figure), 0.5).toFixed(2);
  return {
    work,
    measured: {
      CPU: spread(calls, 0, cpu),
      'Node + database': `${middle(node)} + ${middle(({ database }) => database)}`,
      'Node at most': Math.max(...valuesOf(calls, 0, node)).toFixed(1),
      wall: spread(calls, 0, wall),
      'again CPU': spread(calls, 1, cpu),
      'again wall': spread(calls, 1, wall),
      found: `${Math.round(found * 100)} %`,
    },
    bare: `× ${times(0)}, again × ${times(1)}`,
    ...judge(reach, listings, measured),
  };
}

function judge(
  { first, again, p95Ms }: Reach,
  listings: number,
  { calls, query }: { calls: Calls; query: Calls },
): Pick<Line, 'reach' | 'met'> {
  if (listings > 1_000_000) return { reach: 'no line', met: null };
  if (listings > 100_000) {
    const met = percentile(valuesOf(calls, 0, cpu), 0.95) <= p95Ms;
    return { reach: `p95 ≤ ${p95Ms} ms`, met };
  }
  const isWithin = (step: number, most: number) =>
    Number(ratio(calls, step, query).toFixed(1)) <= most;
  return {
    reach: `× ${first.toFixed(1)}, again × ${again.toFixed(1)}`,
    met: isWithin(0, first) && isWithin(1, again),
  };
}

/** The baselines of the ratios in the lines above. */
export function presentBare(title: string, bare: { query: Calls; server: Calls }): Line[] {
  return Object.entries(bare).map(([name, calls]) => ({
    work: `${title}: bare ${name}`,
    measured: {
      CPU: spread(calls, 0, cpu),
      'Node + database': '',
      'Node at most': '',
      wall: spread(calls, 0, wall),
      'again CPU': '',
      'again wall': '',
      found: '',
    },
  }));
}

function spread(calls: Calls, step: number, figure: (taken: Taken) => number): string {
  const values = valuesOf(calls, step, figure);
  return [0.5, 0.95].map((share) => percentile(values, share).toFixed(2)).join(' / ');
}

function valuesOf(calls: Calls, step: number, figure: (taken: Taken) => number): number[] {
  return calls.flat().flatMap((turn) => turn.slice(step, step + 1).map(figure));
}

function ratio(calls: Calls, step: number, bare: Calls): number {
  const means = (all: Calls, at: number) => all.map((round) => mean(valuesOf([round], at, cpu)));
  return pairedRatio(means(calls, step), means(bare, 0));
}
