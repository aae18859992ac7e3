import { setTimeout as pause } from 'node:timers/promises';

/** How often calls are made: at a rate, or one after the other by so many clients, each with a pause between them. */
export type Pace = { perSecond: number } | { clients: number; gapMs: number };

/** Makes calls at a pace until it is stopped; each gets the moment at which it was due. */
export function callPaced(pace: Pace, call: (due: number) => Promise<void>) {
  const ending = new AbortController();
  const failures: unknown[] = [];
  const make = (due: number) => call(due).catch((error: unknown) => void failures.push(error));
  // Visitors do not wait for each other, so neither do calls for earlier answers.
  const atRate = async (perSecond: number) => {
    const open = new Set<Promise<void>>();
    const started = performance.now();
    for (let count = 0; !ending.signal.aborted; count += 1) {
      const due = started + (count * 1000) / perSecond;
      await pause(Math.max(0, due - performance.now()));
      const begun = make(due).finally(() => open.delete(begun));
      open.add(begun);
    }
    await Promise.all(open);
  };
  const inTurn = async (gapMs: number) => {
    while (!ending.signal.aborted) {
      await make(performance.now());
      if (gapMs > 0) await pause(gapMs);
    }
  };
  const start = () => ('perSecond' in pace ? atRate(pace.perSecond) : inTurn(pace.gapMs));
  const running = Array.from({ length: 'clients' in pace ? pace.clients : 1 }, start);
  return {
    /** Begins no further call, and waits for those on their way; throws the first error of one. */
    async stop(): Promise<void> {
      ending.abort();
      await Promise.all(running);
      if (failures.length > 0) throw failures[0];
    },
  };
}

/**
 * Calls at a steady rate until some work is done. The waits count from the moment each call was due.
 * @throws Error when the work or a call fails
 */
export async function waitsDuring(
  work: Promise<unknown>,
  perSecond: number,
  call: () => Promise<unknown>,
): Promise<number[]> {
  const waits: number[] = [];
  const visitors = callPaced({ perSecond }, async (due) => {
    await call();
    waits.push(performance.now() - due);
  });
  // Else they would come for ever.
  await work.finally(visitors.stop);
  return waits;
}
