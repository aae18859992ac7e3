import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { outsideCalls } from '../deadline.ts';
import type { Db } from './tables.ts';

/**
 * Waits until all that is committed is where it has to be: on the disk, and on the standbys that are waited for. A row
 * that can be read may not be there yet, as after a crash of the primary. A commit of our own waits for those before it.
 */
export async function confirmCommits(db: Db): Promise<void> {
  await sql`select pg_logical_emit_message(true, 'orendi', '')`.execute(db);
}

/**
 * @returns tells within `patienceMs` whether commits come through; one that hangs is the answer for as long as it does,
 *   since another would only hold another connection
 */
export function watchCommits(db: Db, patienceMs: number): () => Promise<boolean> {
  let since = 0;
  let confirming: Promise<boolean> | null = null;
  const confirm = () =>
    confirmCommits(db)
      // What refuses it altogether is told by other signs.
      .then(
        () => true,
        () => true,
      )
      .finally(() => {
        confirming = null;
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
