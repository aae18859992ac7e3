import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { liftTimeLimits } from './watch-connections.ts';

/** Arbitrary, but the same in every migrating process. */
const MIGRATION_LOCK = 7_360_001;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Applies all pending migrations, each in its own transaction, under a lock so that several processes can start at
 * once.
 * @returns the names of the applied migrations
 * @throws StartError when an applied migration has changed since, or the database is newer than the code
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await liftTimeLimits(client);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`create table if not exists migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from migration',
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    checkHistory(migrations, applied);
    const pending = migrations.filter((migration) => !applied.has(migration.name));
    for (const migration of pending) await apply(client, migration);
    return pending.map((migration) => migration.name);
  } finally {
    // Ends the session, and with it the lock.
    client.release(true);
  }
}

function checkHistory(migrations: Migration[], applied: Map<string, string>): void {
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = [...applied.keys()].find((name) => !known.has(name));
  if (unknown) {
    throw new StartError(
      `The database is newer than this version: it has the migration ${unknown}.`,
    );
  }
  const changed = migrations.find(({ name, checksum }) => {
    const before = applied.get(name);
    return before !== undefined && before !== checksum;
  });
  if (changed)
    throw new StartError(`The migration ${changed.name} was changed after it was applied.`);
}

async function apply(client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed`, { cause });
  }
}
