import { escapeIdentifier, type ClientConfig } from 'pg';
import { withClient } from './connection.ts';

/** Creates the database named by the connection unless it exists. */
export async function createDatabase(connection: ClientConfig): Promise<void> {
  const name = connection.database ?? '';
  await withClient({ ...connection, database: 'postgres' }, async (client) => {
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount === 0) await client.query(`create database ${escapeIdentifier(name)}`);
  });
}
