import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type pg from 'pg';

export interface Gate {
  /** The same database, through the gate. */
  connection: pg.ClientConfig;
  /** Ends all connections and accepts no new ones, as if the database were down. */
  shut(): Promise<void>;
  open(): Promise<void>;
}

/** A proxy to the database that can be shut and opened again. */
export async function openGate(connection: pg.ClientConfig): Promise<Gate> {
  const sockets = new Set<Socket>();
  const path = `${connection.host}/.s.PGSQL.${connection.port}`;
  const server: Server = createServer((near) => {
    const far = connect(path);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    connection: { ...connection, host: '127.0.0.1', port },
    async shut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async open() {
      await listen(port);
    },
  };
}
