import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { outsideCalls } from '../deadline.ts';
import type { Db } from './tables.ts';

/**
 * Waits until everything committed is on disk, and on the standbys that are waited for: a row may be readable before,
 * as after a crash of the primary. A commit of our own waits for those before it.
 */
export async function confirmCommits(db: Db): Promise<void> {
  await sql`select pg_logical_emit_message(true, 'orendi', '')`.execute(db);
}

/** @returns whether commits come through within `patienceMs`; all callers share a hanging one, and its connection */
export function watchCommits(db: Db, patienceMs: number): () => Promise<boolean> {
  let since = 0;
  let confirming: Promise<boolean> | null = null;
  const confirm = () =>
    confirmCommits(db)
      // An outright refusal shows elsewhere.
      .catch(() => {})
      .then(() => {
        confirming = null;
        return true;
      });
  return async () => {
    if (confirming === null) {
      since = performance.now();
      confirming = outsideCalls(confirm);
    }
    const left = Math.max(0, since + patienceMs - performance.now());
    return Promise.race([confirming, pause(left, false, { ref: false })]);
  };
}
