import { connect } from 'node:net';
import type { Undo } from '../product/undo.ts';

/** How a client is slow: in what it sends, or in taking what it is sent. */
export interface Slowness {
  /** Sent at once. */
  first: string | Buffer;
  /** Then sent over and over, a piece every second. */
  drip?: string;
  /** Reads nothing. */
  isDeaf?: boolean;
}

/** Many connections, each of which takes its time, until the shop is closed at the latest. */
export function openSlowClients(
  { port, undo }: { port: number; undo: Undo },
  count: number,
  { first, drip, isDeaf = false }: Slowness,
) {
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(first));
    socket.on('error', () => {});
    return isDeaf ? socket.pause() : socket.resume();
  });
  const dripping = setInterval(() => {
    for (const socket of sockets) if (drip && socket.writable) socket.write(drip);
  }, 1_000);
  const leave = () => {
    clearInterval(dripping);
    for (const socket of sockets) socket.resetAndDestroy();
  };
  undo.add(async () => leave());
  return {
    /** How many are still connected. */
    open: () => sockets.filter((socket) => !socket.destroyed && !socket.readableEnded).length,
    leave,
  };
}

/** The head of a request whose body is announced longer than it comes. */
export function headOf(path: string, headers: Record<string, string>): string {
  const all = { host: 'localhost', 'content-length': '100000', ...headers };
  const lines = Object.entries(all).map((pair) => pair.join(': '));
  return [`POST ${path} HTTP/1.1`, ...lines, '\r\n'].join('\r\n');
}

/** The beginning of a seller's upload, up to the bytes of its picture. */
export function headOfUpload(headers: Record<string, string>, length = 100_000): string {
  const head = headOf('/v1/private/product-creation/create', {
    ...headers,
    'content-length': String(length),
    'content-type': 'multipart/form-data; boundary=cut',
  });
  const part = 'Content-Disposition: form-data; name="images"; filename="a.png"';
  return `${head}--cut\r\n${part}\r\nContent-Type: image/png\r\n\r\n`;
}
