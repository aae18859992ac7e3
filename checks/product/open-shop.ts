import { findRunningPostgres } from '@orendi/server/platform/db/embedded/index';
import { type OpenDatabase, openDatabase } from '@orendi/server/platform/db/open-database';
import { silentLog } from '@orendi/server/platform/log/log';
import { parentOf } from '../measure/proc.ts';
import { type Product, type StartOptions, startProduct } from './start-product.ts';
import type { Undo } from './undo.ts';

/** The running product, and direct access to its database. */
export interface Shop extends Product {
  database: OpenDatabase;
  connection: Parameters<typeof openDatabase>[0];
  /** PostgreSQL's main process. */
  postmaster: number;
}

/**
 * @param env for the product
 * @param options how else it is started
 */
export async function openShop(
  dataDir: string,
  undo: Undo,
  env: Record<string, string> = {},
  options: Pick<StartOptions, 'node' | 'through' | 'flags'> = {},
): Promise<Shop> {
  const product = await startProduct(dataDir, undo, { ...options, env });
  const connection = await findRunningPostgres(dataDir);
  if (!connection) throw new Error('The database of the product does not answer.');
  const database = openDatabase({ ...connection, statement_timeout: 0 }, silentLog);
  // If a connection is lost during a transaction, as on Ctrl-C, the running query fails too.
  database.pool.on('connect', (client) => client.on('error', () => {}));
  const closeDatabase = undo.add(database.close);
  const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return {
    ...product,
    database,
    connection,
    postmaster: parentOf(rows[0]?.pid ?? 0),
    async stop() {
      await closeDatabase();
      await product.stop();
    },
  };
}
