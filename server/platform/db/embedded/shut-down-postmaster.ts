import { setTimeout as delay } from 'node:timers/promises';

interface Options {
  signal: (name: NodeJS.Signals) => void;
  isGone: () => boolean;
}

/**
 * Fast shutdown: clients are cut off, everything is written, the next start has nothing to recover.
 * Then, if that hangs, without writing (the next start recovers from the log), then by force.
 */
const steps: [NodeJS.Signals, patienceMillis: number][] = [
  ['SIGINT', 30_000],
  ['SIGQUIT', 5000],
  ['SIGKILL', 5000],
];

/** Returns when the process is gone. */
export async function shutDownPostmaster({ signal, isGone }: Options): Promise<void> {
  for (const [name, patienceMillis] of steps) {
    if (isGone()) return;
    signal(name);
    const deadline = Date.now() + patienceMillis;
    while (!isGone() && Date.now() < deadline) await delay(10);
  }
  if (!isGone()) throw new Error('PostgreSQL could not be stopped.');
}
