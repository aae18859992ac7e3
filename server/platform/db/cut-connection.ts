import type { Socket } from 'node:net';
import type pg from 'pg';

/** The socket of a client; pg's types leave it out. */
export function socketOf(client: pg.ClientBase): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}

/** Ends a connection at once, without the goodbye for which a silent server would have to be waited for. */
export function cutConnection(client: pg.ClientBase, reason: string): void {
  socketOf(client).destroy(new Error(`Connection terminated: ${reason}`));
}

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
