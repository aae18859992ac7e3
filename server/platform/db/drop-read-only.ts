import type pg from 'pg';
import { cutConnection } from './cut-connection.ts';

/**
 * Ends a connection whose server refuses a write as it is, or has become, read-only (SQLSTATE 25006): whatever stands
 * behind its address may lead the next one to another server.
 */
export function dropReadOnly(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
  connection.on('errorMessage', ({ code }: { code?: string }) => {
    // Whoever has asked is told first.
    if (code === '25006') setImmediate(cutConnection, client, 'its server takes no writes');
  });
}
