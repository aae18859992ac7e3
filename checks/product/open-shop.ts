import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  findRunningPostgres,
  lockDataFolder,
  startEmbeddedPostgres,
} from '@orendi/server/platform/db/embedded/index';
import { openDatabase, type OpenDatabase } from '@orendi/server/platform/db/open-database';
import { silentLog } from '@orendi/server/platform/log/log';
import { type StartOptions, startProduct } from './start-product.ts';
import type { Undo } from './undo.ts';
import { migrate } from '@orendi/server/platform/db/migrate';
import { migrationsFolder } from '@orendi/server/open-services';

/** The running product, and direct access to its database. */
export type Shop = Awaited<ReturnType<typeof openShop>>;

export async function openShop(dataDir: string, undo: Undo, options?: StartOptions) {
  const product = await startProduct(dataDir, undo, options);
  const connection = await findRunningPostgres(dataDir);
  if (!connection) throw new Error('The database of the product does not answer.');
  const database = openDatabase({ ...connection, statement_timeout: 0 }, silentLog);
  // If a connection is lost during a transaction, as on Ctrl-C, the running query fails too.
  database.pool.on('connect', (client) => client.on('error', () => {}));
  const closeDatabase = undo.add(database.close);
  return {
    ...product,
    database,
    connection,
    postmaster: await readPostmaster(dataDir),
    async stop(): Promise<void> {
      await closeDatabase();
      await product.stop();
    },
  };
}

/** PostgreSQL's main process, by the first line of its own file. */
export async function readPostmaster(dataDir: string): Promise<number> {
  return parseInt(await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);
}

/**
 * The migrated database of a data folder, without the running product: no process has to take in what is written here.
 */
export async function openData(dataDir: string, undo: Undo): Promise<OpenDatabase> {
  const lock = lockDataFolder(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
  const connection = { ...postgres.connection, statement_timeout: 0 };
  const { db, pool, primary, close } = openDatabase(connection, silentLog);
  const stop = undo.add(async () => {
    await close();
    await postgres.stop();
    lock.release();
  });
  await migrate(pool, migrationsFolder);
  return { db, pool, primary, close: stop };
}
