import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * Stands between a program and a server, and can fall silent as a dead host or a forgetful NAT does: every socket stays
 * open, and nothing passes, not even the end of a connection.
 */
export interface SilentProxy {
  /** Of 127.0.0.1. */
  port: number;
  /** How many connections the program keeps open. */
  open(): number;
  /** Passes nothing from now on. New connections are accepted and stay silent too, unless only the `open` ones shall. */
  silence(which?: 'all' | 'open'): void;
  /** New connections are served again; those that went silent stay so for good. */
  forget(): void;
  /** All connections are served again, beginning with what was held back: the server was only slow. */
  resume(): void;
  /** Cuts every connection, and refuses new ones until `accept`. */
  refuse(): void;
  accept(): void;
  close(): Promise<void>;
}

/** One direction of a connection. */
interface Way {
  from: Socket;
  to: Socket;
  held: Buffer[];
}

/** @param target where the server listens: a TCP port, or the path of a Unix socket */
export async function startSilentProxy(
  target: { host?: string; port: number } | { path: string },
): Promise<SilentProxy> {
  const pairs = new Set<ReturnType<typeof joinSockets>>();
  let silentForNew = false;
  let refusing = false;

  const server = createServer({ allowHalfOpen: true }, (near) => {
    if (refusing) {
      near.on('error', () => {});
      near.resetAndDestroy();
      return;
    }
    const pair = joinSockets(near, connect({ ...target, allowHalfOpen: true }), silentForNew);
    pairs.add(pair);
    near.on('close', () => pairs.delete(pair));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const cutAll = () => pairs.forEach((pair) => pair.cut());
  return {
    port: (server.address() as AddressInfo).port,
    open: () => [...pairs].filter((pair) => pair.isKeptOpen()).length,
    silence(which = 'all') {
      silentForNew = which === 'all';
      pairs.forEach((pair) => pair.hold());
    },
    forget() {
      silentForNew = false;
    },
    resume() {
      silentForNew = false;
      pairs.forEach((pair) => pair.release());
    },
    refuse() {
      refusing = true;
      cutAll();
    },
    accept() {
      refusing = false;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      cutAll();
      await closed;
    },
  };
}

/** Passes bytes and ends between the program's socket and the server's, or holds them back. */
function joinSockets(near: Socket, far: Socket, isSilent: boolean) {
  const ways: Way[] = [
    { from: near, to: far, held: [] },
    { from: far, to: near, held: [] },
  ];
  const pass = ({ from, to, held }: Way) => {
    if (isSilent) return;
    for (const bytes of held.splice(0)) to.write(bytes);
    if (from.readableEnded) to.end();
    if (from.errored) to.destroy();
  };
  for (const way of ways) {
    way.from.on('data', (bytes) => {
      way.held.push(bytes);
      pass(way);
    });
    way.from.on('end', () => pass(way));
    way.from.on('error', () => pass(way));
  }
  return {
    isKeptOpen: () => !near.readableEnded && !near.destroyed,
    hold() {
      isSilent = true;
    },
    release() {
      isSilent = false;
      ways.forEach(pass);
    },
    cut() {
      near.destroy();
      far.destroy();
    },
  };
}
