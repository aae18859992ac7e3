import { connect, type Socket } from 'node:net';
import type { FaultShop } from './open-fault-shop.ts';

/** How a client is slow: in what it sends, or in taking what it is sent. */
export interface Slowness {
  /** Sent at once. */
  first: string;
  /** Then sent over and over, a piece every second; without it, nothing is sent or read any more. */
  drip?: string;
}

/**
 * Many connections, each of which takes its time, until the shop is closed at the latest.
 * @returns ends them
 */
export function openSlowClients(
  { port, undo }: FaultShop,
  count: number,
  { first, drip }: Slowness,
): () => Promise<void> {
  const sockets = Array.from({ length: count }, (): Socket => {
    const socket = connect(port, '127.0.0.1', () => socket.write(first));
    socket.on('error', () => {});
    return drip === undefined ? socket.pause() : socket.resume();
  });
  const dripping = setInterval(() => {
    for (const socket of sockets) if (drip && socket.writable) socket.write(drip);
  }, 1_000);
  return undo.add(async () => {
    clearInterval(dripping);
    for (const socket of sockets) socket.destroy();
  });
}

/** The head of a request whose body is announced longer than it comes. */
export function headOf(path: string, headers: Record<string, string>): string {
  const all = { host: 'localhost', 'content-length': '100000', ...headers };
  const lines = Object.entries(all).map((pair) => pair.join(': '));
  return [`POST ${path} HTTP/1.1`, ...lines, '\r\n'].join('\r\n');
}
