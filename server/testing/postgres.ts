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

/** Migrates the template once, so that every test file gets its database by copying files. */
export async function makeTemplate(connection: pg.ClientConfig): Promise<TestPostgres> {
  const { pool, close } = openDatabase(connection, silentLog);
  // No data has to survive the tests, so nothing needs to be flushed to disk.
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    await pool.query(`alter system set ${setting} = off`);
  }
  await pool.query('select pg_reload_conf()');
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
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
  return {
    postgres: await makeTemplate(postgres.connection),
    async stop() {
      await postgres.stop();
      lock.release();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
