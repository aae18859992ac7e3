import type { Line } from '../line.ts';
import type { Taken } from '../measure/measure-calls.ts';
import { mean, pairedRatio, percentile } from '../measure/paired-ratio.ts';

/** By round, by turn, by call. */
type Calls = Taken[][][];

interface MeasuredCalls {
  work: string;
  /** Each turn made the same call twice. */
  calls: Calls;
  query: Calls;
  server: Calls;
  mostMs: number | null;
}

const cpu = ({ node, database }: Taken) => node + database;
const wall = (taken: Taken) => taken.wall;

/** Met if the 95th percentile of the first calls, each after a change, is within the limit. */
export function presentCalls({ work, calls, query, server, mostMs }: MeasuredCalls): Line {
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
    reach: mostMs === null ? 'no line' : `p95 ≤ ${mostMs} ms`,
    met: mostMs === null ? null : percentile(valuesOf(calls, 0, cpu), 0.95) <= mostMs,
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
