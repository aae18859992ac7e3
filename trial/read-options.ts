import { parseArgs } from 'node:util';
import { readWholeNumber } from '@orendi/bench/read-whole-number';

/** What the trial is made of. */
export const phases = ['kills', 'rate'] as const;

export type Phase = (typeof phases)[number];

export interface Options {
  only: readonly Phase[];
  /** How long the kills take in all. */
  minutes: number;
  visitsPerSecond: number;
  requestsPerSecond: number;
  /** The servers listen on this port and those above it. */
  firstPort: number;
  seed: number;
}

export const usage =
  'npm run trial -- [--only kills|rate] [--minutes 4] [--visits 20] [--requests 3] [--port 4700] [--seed number]';

/** @throws Error with a sentence for the person who typed it */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      minutes: { type: 'string', default: '4' },
      visits: { type: 'string', default: '20' },
      requests: { type: 'string', default: '3' },
      port: { type: 'string', default: '4700' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  const only = phases.filter((phase) => values.only === undefined || values.only === phase);
  if (only.length === 0) throw new Error(`--only is ${phases.join(' or ')}.`);
  return {
    only,
    minutes: readWholeNumber('minutes', values.minutes, 2),
    visitsPerSecond: readWholeNumber('visits', values.visits, 1),
    requestsPerSecond: readWholeNumber('requests', values.requests, 1),
    firstPort: readWholeNumber('port', values.port, 1_024),
    seed: readWholeNumber('seed', values.seed, 0),
  };
}
