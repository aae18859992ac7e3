import pg from 'pg';
import { withinTime } from '../within-time.ts';
import { cutConnection } from './cut-connection.ts';

/**
 * Uses a connection of its own.
 * @throws when the server does not answer in time
 */
export async function askServer<T>(
  connection: pg.ClientConfig,
  patienceMs: number,
  ask: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    ...connection,
    application_name: 'orendi watch',
    connectionTimeoutMillis: patienceMs,
  });
  client.on('error', () => {});
  const asking = client.connect().then(() => ask(client));
  try {
    return await withinTime(patienceMs, asking, () => new Error('no answer in time'));
  } finally {
    cutConnection(client, 'it has served its purpose');
  }
}
