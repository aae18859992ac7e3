import { newSeed, readOptions, WrongOption } from '../read-options.ts';

export const usage =
  'npm run trial -- [--only kills|rate | --failover patroni] [--starved] [--minutes 4] [--visits 20] [--requests 3] [--port 4700] [--seed number]';

export type TrialOptions = ReturnType<typeof readTrialOptions>;

/** @throws WrongOption */
export function readTrialOptions(args: string[]) {
  const typed = readOptions(args, {
    only: 'text',
    failover: 'text',
    starved: 'switch',
    minutes: { least: 2 },
    visits: { least: 1 },
    requests: { least: 1 },
    port: { least: 1_024 },
    seed: { least: 0 },
  });
  const { failover, starved, minutes = 4, port = 4700, seed = newSeed() } = typed;
  const { visits = starved ? 4 : 20, requests = starved ? 1 : 3 } = typed;
  // A failover is the kill of the primary alone.
  const asked = failover === undefined ? typed.only : 'kills';
  if (![undefined, 'kills', 'rate'].includes(asked))
    throw new WrongOption('--only is kills or rate.');
  if (![undefined, 'patroni'].includes(failover)) throw new WrongOption('--failover is patroni.');
  return {
    /** Null: all phases. */
    only: asked ?? null,
    /** Nothing is killed but the primary. */
    failover: failover !== undefined,
    /** Whether processor, disk and network are scarce. */
    starved,
    /** How long the kills take in all. */
    minutes,
    visitsPerSecond: visits,
    requestsPerSecond: requests,
    /** The servers listen on this port and those above it. */
    firstPort: port,
    seed,
  };
}
