import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../db/tables.ts';

/** Arbitrary, but the same in every process. */
const PICTURES_LOCK = 7_360_003;

/** Lets nobody remove a picture until this connection ends: somebody copies them. */
export async function holdPictures(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [PICTURES_LOCK]);
}

/** Whether pictures may be removed in this transaction; nobody begins to copy them until it ends. */
export async function mayRemovePictures(trx: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(${PICTURES_LOCK}) as "isFree"`.execute(trx);
  return rows[0]?.isFree === true;
}
