import { rmdirSync } from 'node:fs';
import { escapeIdentifier, type ClientConfig } from 'pg';
import { connectionSettings, withClient } from './connection.ts';
import { explainTrouble, isSystemError } from './explain-trouble.ts';
import { type EmbeddedOptions, prepareCluster } from './prepare-cluster.ts';
import { supervisePostmaster } from './supervise-postmaster.ts';

export interface EmbeddedPostgres {
  /** For a client or a pool; stays valid when the server restarts. */
  connection: ClientConfig;
  /** Shuts the server down cleanly and waits for it. */
  stop(): Promise<void>;
}

/**
 * Starts the data folder's PostgreSQL, creating the cluster at the first start, and keeps it running until `stop()`. It
 * listens on a Unix socket only.
 * @throws StartError
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  try {
    return await start(options);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw explainTrouble('could not start', error.message, error);
  }
}

async function start(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const plan = await prepareCluster(options);
  const server = await supervisePostmaster(plan, options.onRestart ?? (() => {}));
  const { folder, socketFolder } = plan;
  const connection = connectionSettings(folder, socketFolder, options.database ?? 'orendi');
  const stop = async () => {
    await server.stop();
    if (socketFolder !== folder.sockets) removeIfEmpty(socketFolder);
  };
  try {
    await createDatabase(connection);
  } catch (error) {
    await stop();
    throw error;
  }
  return { connection, stop };
}

async function createDatabase(connection: ClientConfig): Promise<void> {
  const name = connection.database ?? '';
  await withClient({ ...connection, database: 'postgres' }, async (client) => {
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount === 0) await client.query(`create database ${escapeIdentifier(name)}`);
  });
}

function removeIfEmpty(path: string): void {
  try {
    rmdirSync(path);
  } catch {
    // Cosmetic: the next start reuses or recreates it.
  }
}
