import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrationsFolder } from '../open-services.ts';
import { lockDataFolder, startEmbeddedPostgres } from '../platform/db/embedded/index.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { silentLog } from '../platform/log/log.ts';

/**
 * A database server for tests, with the migrated database that each test file copies. Plain data, because it is passed
 * to the workers.
 */
export interface TestPostgres {
  connection: pg.ClientConfig;
  template: string;
}

/** No data has to survive the tests, so nothing needs to be flushed to disk. */
export const carelessSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
};

/** Migrates the template once, so that every test file gets its database by copying files. */
export async function makeTemplate(connection: pg.ClientConfig): Promise<TestPostgres> {
  const { pool, close } = openDatabase(connection, silentLog);
  const { rows } = await pool.query(
    'select name from pg_settings where name = any($1) and setting = $2',
    [Object.keys(carelessSettings), 'on'],
  );
  if (rows.length > 0)
    throw new Error(`the tests would wait for the disk: ${JSON.stringify(rows)}`);
  await migrate(pool, migrationsFolder);
  await close();
  return { connection, template: String(connection.database) };
}

/** Vitest's global setup for the API tests. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { postgres, stop } = await startTestPostgres();
  project.provide('postgres', postgres);
  return stop;
}

/** The embedded PostgreSQL in a temporary folder. */
export async function startTestPostgres() {
  const dataDir = mkdtempSync(join(tmpdir(), 'orendi-postgres-'));
  const lock = lockDataFolder(dataDir);
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: silentLog,
    settings: carelessSettings,
  });
  return {
    postgres: await makeTemplate(postgres.connection),
    async stop() {
      await postgres.stop();
      lock.release();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
