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
