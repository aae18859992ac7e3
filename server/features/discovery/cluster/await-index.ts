import { setTimeout } from 'node:timers/promises';
import type { Services } from '../../../services.ts';
import { hasSeen } from './feed-queries.ts';

/** Wakes somebody who sleeps; what rings while nobody does, wakes the next sleeper at once. */
export function createAlarm() {
  let ringing = new AbortController();
  return {
    ring: () => ringing.abort(),
    async sleep(ms: number): Promise<void> {
      await setTimeout(ms, null, { signal: ringing.signal, ref: false }).catch(() => {});
      if (ringing.signal.aborted) ringing = new AbortController();
    },
  };
}

/** How often is looked while no word comes. */
const lookMs = 250;

type Awaiting = Pick<Services, 'db' | 'changes'> & {
  alias: string;
  patienceMs: number;
  /** Whether the cluster is known not to answer: nobody then waits in vain. */
  isAway: () => boolean;
};

/**
 * Waits until searches find what a transaction has written.
 * @returns false if they did not in time; they will once the index has been fed again
 */
export async function awaitIndex(awaiting: Awaiting, transaction: string): Promise<boolean> {
  const { db, changes, alias, patienceMs, isAway } = awaiting;
  const alarm = createAlarm();
  const stop = changes.onTouched((tags: readonly string[]) => {
    if (tags.includes('search') || tags.includes('*')) alarm.ring();
  });
  const until = performance.now() + patienceMs;
  try {
    for (;;) {
      if (await hasSeen(db, alias, transaction)) return true;
      const left = until - performance.now();
      if (left <= 0 || isAway()) return false;
      await alarm.sleep(Math.min(left, lookMs));
    }
  } finally {
    stop();
  }
}
