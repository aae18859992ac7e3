import { Client, type ClientConfig } from 'pg';
import type { DatabaseFolder } from './database-folder.ts';
import { readPassword } from './password-file.ts';
import { socketPort } from './socket-folder.ts';

export const databaseOwner = 'orendi';

/** Port and ssl are set although a socket ignores them, so that PGPORT and PGSSLMODE have no effect. */
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

/** Runs `work` on a connection of its own, then closes it. */
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
