import type { Socket } from 'node:net';
import type pg from 'pg';

/** pg's types leave it out. */
export function socketOf(client: pg.ClientBase): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}

/** Does not wait for the goodbye of a silent server. */
export function cutConnection(client: pg.ClientBase, reason: string): void {
  socketOf(client).destroy(new Error(`Connection terminated: ${reason}`));
}

/** Ends a connection whose server is read-only (SQLSTATE 25006): the next may lead to another server. */
export function dropReadOnly(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
  connection.on('errorMessage', ({ code }: { code?: string }) => {
    // The caller is told first.
    if (code === '25006') setImmediate(cutConnection, client, 'its server takes no writes');
  });
}
