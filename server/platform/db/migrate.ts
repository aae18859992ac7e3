import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { liftTimeLimits } from './watch-connections.ts';

/** Arbitrary, but the same in every migrating process. */
export const MIGRATION_LOCK = 7_360_001;

/** In milliseconds. */
const usualPatience = {
  /** For a table that somebody uses: whoever asks for that table meanwhile waits in line behind this. */
  lock: 3_000,
  /** Until the next attempt, in which the others get their turn. */
  pause: 1_000,
  /** Bounds all attempts together. */
  longest: 240_000,
};

/** SQLSTATE: a lock is not to be had in time, or two wait for each other. */
const lockedOut = new Set(['55P03', '40P01']);

/**
 * Tables that the previous version still writes, in its order within one transaction: in another order, a deadlock
 * could end a visitor's request.
 */
const writtenTogether = ['request', 'mail'];

export type Migration = Awaited<ReturnType<typeof readMigrations>>[number];

export async function readMigrations(folder: string) {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Applies all pending migrations in one transaction, under a lock so that several processes can start at once. If one of
 * them fails, none is kept, and the version before still starts. A backup or another long transaction may keep a table from
 * being changed: then all is undone and tried again, so that processes that serve wait only moments.
 * @returns the names of the applied migrations
 * @throws StartError when one fails, when an applied one has changed since, or the database is newer than the code
 */
export async function migrate(pool: pg.Pool, folder: string, patience = usualPatience) {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await liftTimeLimits(client);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const deadline = performance.now() + patience.longest;
    for (;;) {
      try {
        return await applyPending(client, migrations, patience);
      } catch (error) {
        if (!isLockedOut(error) || performance.now() > deadline) throw error;
        await client.query('rollback');
        await pause(patience.pause);
      }
    }
  } finally {
    // Ends the session, and with it the lock, and the transaction if it is still open.
    client.release(true);
  }
}

async function applyPending(
  client: pg.ClientBase,
  migrations: Migration[],
  { lock }: { lock: number },
): Promise<string[]> {
  await client.query('begin');
  await client.query(`set local lock_timeout = ${lock}`);
  const pending = await findPending(client, migrations);
  if (pending.length > 0) await lockTogether(client);
  for (const migration of pending) await apply(client, migration);
  await client.query('commit');
  return pending.map((migration) => migration.name);
}

async function lockTogether(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) with ordinality as t (name, place)
     where to_regclass(name) is not null order by place`,
    [writtenTogether],
  );
  for (const { name } of rows) await client.query(`lock table ${name} in access exclusive mode`);
}

function isLockedOut(error: unknown): boolean {
  const cause = error instanceof StartError ? error.cause : error;
  return cause instanceof pg.DatabaseError && lockedOut.has(cause.code ?? '');
}

/**
 * In order.
 * @throws StartError when an applied one has changed since, or is unknown
 */
export async function findPending(client: pg.ClientBase, migrations: Migration[]) {
  await client.query(`create table if not exists migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  checkHistory(migrations, applied);
  return migrations.filter((migration) => !applied.has(migration.name));
}

function checkHistory(migrations: Migration[], applied: Map<string, string>): void {
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = [...applied.keys()].find((name) => !known.has(name));
  if (unknown) {
    throw new StartError(
      `The database is newer than this version: it has the migration ${unknown}. Start the version that made it, or restore a backup from before it.`,
    );
  }
  const changed = migrations.find(({ name, checksum }) => {
    const before = applied.get(name);
    return before !== undefined && before !== checksum;
  });
  if (changed)
    throw new StartError(`The migration ${changed.name} was changed after it was applied.`);
}

export async function apply(client: pg.ClientBase, { name, sql, checksum }: Migration) {
  try {
    await client.query(sql);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `The migration ${name} failed (${reason}), and the database was left as it was: the version before still starts.`,
      { cause },
    );
  }
}
