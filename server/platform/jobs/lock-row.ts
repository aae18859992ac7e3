import { addAbortListener } from 'node:events';
import { sql } from 'kysely';
import type { Trx } from '../db/tables.ts';

const HEARTBEAT_MS = 10_000;

/**
 * Keeps a transaction's row lock while work goes on outside the database, however long that takes. A heartbeat
 * statement every ten seconds keeps the transaction alive; if the machine vanishes, the database ends it after thirty
 * (`idleInTransaction` of `serverLimits`), and another process takes over.
 */
export async function lockRow<T>(
  trx: Trx,
  stop: AbortSignal,
  work: () => Promise<T>,
  heartbeatMs = HEARTBEAT_MS,
): Promise<T> {
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  using _ = addAbortListener(stop, () => reject(new Error('the process stops')));
  const heartbeat = setInterval(() => {
    // A broken connection shows in the statement that ends the work.
    sql`select 1`.execute(trx).catch(() => {});
  }, heartbeatMs);
  try {
    return await Promise.race([work(), stopped]);
  } finally {
    clearInterval(heartbeat);
  }
}
