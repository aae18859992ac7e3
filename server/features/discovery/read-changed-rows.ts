import type pg from 'pg';
import { liftTimeLimits } from '../../platform/db/watch-connections.ts';
import { readRows } from './read-rows.ts';

type TakeRow = Parameters<typeof readRows>[2];

/**
 * Reads what was written in a transaction or later. Forces an index scan: only few rows match, whatever outdated
 * statistics of a freshly filled table say.
 * @param mayTakeLong whether there may be more than can be read, and taken, in half a minute
 */
export async function readChangedRows(
  pool: pg.Pool,
  since: string,
  take: TakeRow,
  mayTakeLong = false,
): Promise<void> {
  const client = await pool.connect();
  try {
    if (mayTakeLong) await liftTimeLimits(client);
    await client.query('begin read only; set local enable_seqscan = off');
    await readRows(client, since, take);
    await client.query('commit');
    // One whose limits were lifted is of no further use.
    client.release(mayTakeLong);
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Reads all listings, however long that takes. */
export async function readAllRows(pool: pg.Pool, take: TakeRow): Promise<void> {
  const client = await pool.connect();
  try {
    await liftTimeLimits(client);
    await readRows(client, null, take);
  } finally {
    // Destroys the connection, because its settings were changed.
    client.release(true);
  }
}
