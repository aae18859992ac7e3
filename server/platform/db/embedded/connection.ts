import { existsSync, realpathSync } from 'node:fs';
import { Client, type ClientConfig } from 'pg';
import { type DatabaseFolder, databaseFolder } from './database-folder.ts';
import { readPassword } from './password-file.ts';
import { socketPort } from './socket-folder.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { StartError } from '../../start-error.ts';
import { isSystemError } from './explain-trouble.ts';

export const databaseOwner = 'orendi';

/** Port and ssl are set although a socket ignores them, so that PGPORT and PGSSLMODE have no effect. */
export function connectionSettings(folder: DatabaseFolder, socketFolder: string, database: string) {
  return {
    host: socketFolder,
    port: socketPort,
    user: databaseOwner,
    password: readPassword(folder),
    database,
    ssl: false,
  };
}

export async function withClient<T>(
  connection: ClientConfig,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionTimeoutMillis: 5000, ...connection });
  // If the server goes away, the running query fails too, and the error is handled there.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * How to reach the running database of this folder; null without one. Needs no lock.
 * @throws StartError
 */
export async function findRunningPostgres(dataDir: string) {
  if (!existsSync(dataDir)) return null;
  const folder = databaseFolder(realpathSync(dataDir));
  try {
    const running = readPostmasterFile(folder.cluster);
    if (!running?.ready) return null;
    const connection = connectionSettings(folder, running.socketFolder, 'orendi');
    const answers = await withClient(connection, (client) => client.query('select 1')).then(
      () => true,
      () => false,
    );
    return answers ? connection : null;
  } catch (error) {
    if (isSystemError(error) && (error.code === 'EACCES' || error.code === 'EPERM'))
      throw new StartError(
        `The database in ${dataDir} belongs to another user: run this as the user that started it.`,
      );
    throw error;
  }
}
