import { availableParallelism, loadavg } from 'node:os';

/** Runs rows of a table one after the other, and tells the person who waits how long each took. */
export async function runRows(names: readonly string[], run: (name: string) => Promise<void>) {
  for (const name of names) {
    const started = performance.now();
    process.stderr.write(`${name} … `);
    await run(name);
    process.stderr.write(`${Math.round((performance.now() - started) / 1000)} s\n`);
  }
}

/** For the head of a table: figures mean nothing without the machine and its load. */
export const describeMachine = (): string =>
  `${availableParallelism()} processors, load average ${loadavg()[0]?.toFixed(1)}; Node.js ${process.version}`;
