import type { Line } from '../print-lines.ts';
import type { Taken } from '../../measure/measure-calls.ts';
import { mean, pairedRatio, percentile } from '../../measure/paired-ratio.ts';

/** By round, by turn, by call. */
type Calls = Taken[][][];

interface MeasuredCalls {
  work: string;
  /** Each turn made the same call twice. */
  calls: Calls;
  query: Calls;
  server: Calls;
  reach: Reach;
}

/**
 * What has to be reached: ratios to the bare prepared query, of the first call after a change and of the one after that;
 * or the 95th percentile of the first calls, in milliseconds of processor time; or nothing, as nobody drew a line.
 */
export type Reach = { first: number; again: number } | { p95Ms: number } | null;

const cpu = ({ node, database }: Taken) => node + database;
const wall = (taken: Taken) => taken.wall;

export function presentCalls({ work, calls, query, server, reach }: MeasuredCalls): Line {
  const times = (step: number) =>
    [query, server].map((bare) => ratio(calls, step, bare).toFixed(1)).join(' · ');
  const found = calls.flat().filter((turn) => turn[0]?.found).length / calls.flat().length;
  return {
    work,
    measured: {
      CPU: spread(calls, 0, cpu),
      'Node + database': [
        percentile(
          valuesOf(calls, 0, ({ node }) => node),
          0.5,
        ).toFixed(2),
        percentile(
          valuesOf(calls, 0, ({ database }) => database),
          0.5,
        ).toFixed(2),
      ].join(' + '),
      'Node at most': Math.max(...valuesOf(calls, 0, ({ node }) => node)).toFixed(1),
      wall: spread(calls, 0, wall),
      'again CPU': spread(calls, 1, cpu),
      'again wall': spread(calls, 1, wall),
      found: `${Math.round(found * 100)} %`,
    },
    bare: `× ${times(0)}, again × ${times(1)}`,
    ...judge(reach, [ratio(calls, 0, query), ratio(calls, 1, query)], calls),
  };
}

function judge(
  reach: Reach,
  [first, again]: readonly [number, number],
  calls: Calls,
): Pick<Line, 'reach' | 'met'> {
  if (reach === null) return { reach: 'no line', met: null };
  if ('p95Ms' in reach) {
    const met = percentile(valuesOf(calls, 0, cpu), 0.95) <= reach.p95Ms;
    return { reach: `p95 ≤ ${reach.p95Ms} ms`, met };
  }
  const isWithin = (times: number, most: number) => Number(times.toFixed(1)) <= most;
  return {
    reach: `× ${reach.first.toFixed(1)}, again × ${reach.again.toFixed(1)}`,
    met: isWithin(first, reach.first) && isWithin(again, reach.again),
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
