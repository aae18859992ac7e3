import { setTimeout as delay } from 'node:timers/promises';

interface Options {
  signal: (name: NodeJS.Signals) => void;
  isGone: () => boolean;
}

/**
 * A fast shutdown disconnects clients and writes everything, so the next start has nothing to recover. If that hangs:
 * an immediate shutdown, after which the next start recovers from the write-ahead log; then a kill.
 */
const steps: [NodeJS.Signals, patienceMillis: number][] = [
  ['SIGINT', 30_000],
  ['SIGQUIT', 5000],
  ['SIGKILL', 5000],
];

export async function shutDownPostmaster({ signal, isGone }: Options): Promise<void> {
  for (const [name, patienceMillis] of steps) {
    if (isGone()) return;
    signal(name);
    const deadline = Date.now() + patienceMillis;
    while (!isGone() && Date.now() < deadline) await delay(10);
  }
  if (!isGone()) throw new Error('PostgreSQL could not be stopped.');
}
