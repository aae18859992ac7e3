import { connect, type Socket } from 'node:net';

/** How a client is slow: in what it sends, or in taking what it is sent. */
export interface Slowness {
  /** Sent at once. */
  first: string;
  /** Then sent over and over, a piece every second. */
  drip?: string;
  /** Reads nothing. */
  isDeaf?: boolean;
}

export interface SlowClients {
  /** How many are still connected. */
  open(): number;
  leave(): void;
}

const everyMs = 1_000;

/** Many connections, each of which takes its time. */
export function openSlowClients(port: number, count: number, slowness: Slowness): SlowClients {
  const { first, drip, isDeaf = false } = slowness;
  const sockets = Array.from({ length: count }, (): Socket => {
    const socket = connect(port, '127.0.0.1', () => socket.write(first));
    socket.on('error', () => {});
    if (isDeaf) socket.pause();
    else socket.resume();
    return socket;
  });
  const dripping = setInterval(() => {
    for (const socket of sockets) if (drip && socket.writable) socket.write(drip);
  }, everyMs);
  return {
    open: () => sockets.filter((socket) => !socket.destroyed && !socket.readableEnded).length,
    leave() {
      clearInterval(dripping);
      for (const socket of sockets) socket.destroy();
    },
  };
}
