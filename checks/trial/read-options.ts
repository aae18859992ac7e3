import { parseArgs } from 'node:util';
import { readWholeNumber } from '../read-whole-number.ts';

/** The trial is made of these. */
const phases = ['kills', 'rate'] as const;

export type Options = ReturnType<typeof readOptions>;

export const usage =
  'npm run trial -- [--only kills|rate | --failover patroni] [--starved] [--minutes 4] [--visits 20] [--requests 3] [--port 4700] [--seed number]';

/** @throws Error with a sentence for the person who typed it */
export function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      failover: { type: 'string' },
      starved: { type: 'boolean', default: false },
      minutes: { type: 'string', default: '4' },
      visits: { type: 'string' },
      requests: { type: 'string' },
      port: { type: 'string', default: '4700' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  // A failover is the kill of the primary alone.
  const asked = values.failover === undefined ? values.only : 'kills';
  const only = phases.filter((phase) => asked === undefined || asked === phase);
  if (only.length === 0) throw new Error(`--only is ${phases.join(' or ')}.`);
  if (values.failover !== undefined && values.failover !== 'patroni')
    throw new Error('--failover is patroni.');
  return {
    only,
    /** Nothing is killed but the primary. */
    failover: values.failover !== undefined,
    /** Whether processor, disk and network are scarce. */
    starved: values.starved,
    /** How long the kills take in all. */
    minutes: readWholeNumber('minutes', values.minutes, 2),
    visitsPerSecond: readWholeNumber('visits', values.visits ?? (values.starved ? '4' : '20'), 1),
    requestsPerSecond: readWholeNumber(
      'requests',
      values.requests ?? (values.starved ? '1' : '3'),
      1,
    ),
    /** The servers listen on this port and those above it. */
    firstPort: readWholeNumber('port', values.port, 1_024),
    seed: readWholeNumber('seed', values.seed, 0),
  };
}
