import { Client, type ClientConfig } from 'pg';
import type { DatabaseFolder } from './database-folder.ts';
import { readPassword } from './password-file.ts';
import { socketPort } from './socket-folder.ts';

export const databaseOwner = 'orendi';

/** Port and ssl are said although unused with a socket, so that PGPORT and PGSSLMODE do not apply. */
export function connectionSettings(
  folder: DatabaseFolder,
  socketFolder: string,
  database: string,
): ClientConfig {
  return {
    host: socketFolder,
    port: socketPort,
    user: databaseOwner,
    password: readPassword(folder),
    database,
    ssl: false,
  };
}

/** Runs the work on a connection of its own and closes it. */
export async function withClient<T>(
  connection: ClientConfig,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionTimeoutMillis: 5000, ...connection });
  // A server that goes away in between also fails the query at hand, which is where it is handled.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
