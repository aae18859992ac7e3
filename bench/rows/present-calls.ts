import type { Line } from '../line.ts';

import { mean, pairedRatio, percentile } from '../measure/paired-ratio.ts';
import type { Cpu } from '../measure/start-meter.ts';

/** By round, by turn, by call. */
type Calls = Cpu[][][];

interface MeasuredCalls {
  work: string;
  /** Each turn made the same call twice. */
  calls: Calls;
  query: Calls;
  server: Calls;
  mostMs: number;
}

/** Met where the first call, which counts anew, is within the limit at its 95th percentile. */
export function presentCalls({ work, calls, query, server, mostMs }: MeasuredCalls): Line {
  const times = (step: number) =>
    [
      pairedRatio(means(calls, step), means(query, 0)),
      pairedRatio(means(calls, step), means(server, 0)),
    ]
      .map((ratio) => ratio.toFixed(1))
      .join(' · ');
  const node = percentile(
    calls.flat().map((turn) => turn[0]?.node ?? NaN),
    0.5,
  );
  return {
    work,
    measured: `${spread(calls, 0)} ms CPU (Node ${node.toFixed(2)}), again ${spread(calls, 1)}`,
    bare: `× ${times(0)}, again × ${times(1)}`,
    reach: `p95 ≤ ${mostMs} ms`,
    met: percentile(all(calls, 0), 0.95) <= mostMs,
  };
}

/** What the ratios of the lines above are taken to. */
export function presentBare(title: string, query: Calls, server: Calls): Line {
  return {
    work: `${title}: bare query · bare server`,
    measured: `${spread(query, 0)} · ${spread(server, 0)} ms CPU`,
  };
}

function spread(calls: Calls, step: number): string {
  const values = all(calls, step);
  return `${percentile(values, 0.5).toFixed(2)} / ${percentile(values, 0.95).toFixed(2)}`;
}

function all(calls: Calls, step: number): number[] {
  return calls.flat().map((turn) => {
    const { node, database } = turn[step] ?? { node: NaN, database: NaN };
    return node + database;
  });
}

const means = (calls: Calls, step: number) => calls.map((round) => mean(all([round], step)));
