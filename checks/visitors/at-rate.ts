import { setTimeout as pause } from 'node:timers/promises';

/** How often calls are made: at a rate, or one after the other by so many clients, each with a pause between them. */
export type Pace = { perSecond: number } | { clients: number; gapMs: number };

type Call = (due: number) => Promise<void>;

/** @param call gets the moment at which it was due */
export const callPaced = (pace: Pace, call: Call) =>
  'perSecond' in pace ? callAtRate(pace.perSecond, call) : callInTurn(pace, call);

/**
 * Begins calls at a steady rate, whether or not the earlier ones have been answered: visitors do not wait for each other.
 * @param call gets the moment at which it was due
 */
export function callAtRate(perSecond: number, call: Call) {
  const ending = new AbortController();
  const open = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const started = performance.now();
  const run = async () => {
    for (let count = 0; !ending.signal.aborted; count += 1) {
      const due = started + (count * 1000) / perSecond;
      await pause(Math.max(0, due - performance.now()));
      const begun = call(due)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => open.delete(begun));
      open.add(begun);
    }
  };
  const running = run();
  return {
    /**
     * Begins no further call, and waits for those on their way.
     * @throws the first error of a call that failed
     */
    async stop(): Promise<void> {
      ending.abort();
      await running;
      await Promise.all(open);
      if (failures.length > 0) throw failures[0];
    },
  };
}

/**
 * Calls at a steady rate until some work is done.
 * @returns milliseconds from the moment each call was due to its answer
 * @throws Error when the work or a call fails
 */
export async function waitsDuring(
  work: Promise<unknown>,
  perSecond: number,
  call: () => Promise<unknown>,
): Promise<number[]> {
  const waits: number[] = [];
  const visitors = callAtRate(perSecond, async (due) => {
    await call();
    waits.push(performance.now() - due);
  });
  // Else they would come for ever.
  await work.finally(visitors.stop);
  return waits;
}

function callInTurn({ clients, gapMs }: { clients: number; gapMs: number }, call: Call) {
  const ending = new AbortController();
  const running = Array.from({ length: clients }, async () => {
    while (!ending.signal.aborted) {
      await call(performance.now());
      if (gapMs > 0) await pause(gapMs);
    }
  });
  return {
    async stop() {
      ending.abort();
      await Promise.all(running);
    },
  };
}
