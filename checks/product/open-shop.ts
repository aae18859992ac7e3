import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findRunningPostgres } from '@orendi/server/platform/db/embedded/index';
import { openDatabase } from '@orendi/server/platform/db/open-database';
import { silentLog } from '@orendi/server/platform/log/log';
import { type StartOptions, startProduct } from './start-product.ts';
import type { Undo } from './undo.ts';

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
