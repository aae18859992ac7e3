import { connect, type Socket } from 'node:net';
import type { Captcha } from '@orendi/server/platform/captcha/index';
import { solveToken } from '@orendi/server/platform/captcha/testing/solve-token';
import type { FaultShop } from '../shop/open-fault-shop.ts';

/** How a client is slow: in what it sends, or in taking what it is sent. */
export interface Slowness {
  /** Sent at once. */
  first: string;
  /** Then sent over and over, a piece every second. */
  drip?: string;
  /** Reads nothing. */
  isDeaf?: boolean;
}

/** Many connections, each of which takes its time, until the shop is closed at the latest. */
export function openSlowClients({ port, undo }: Pick<FaultShop, 'port' | 'undo'>) {
  const sockets: Socket[] = [];
  let dripping: NodeJS.Timeout | undefined;
  const leave = () => {
    clearInterval(dripping);
    for (const socket of sockets) socket.destroy();
  };
  undo.add(async () => leave());
  return {
    come(count: number, { first, drip, isDeaf = false }: Slowness) {
      while (sockets.length < count) {
        const socket = connect(port, '127.0.0.1', () => socket.write(first));
        socket.on('error', () => {});
        if (!isDeaf) socket.resume();
        else socket.pause();
        sockets.push(socket);
      }
      dripping = setInterval(() => {
        for (const socket of sockets) if (drip && socket.writable) socket.write(drip);
      }, 1_000);
    },
    /** How many are still connected. */
    open: () => sockets.filter((socket) => !socket.destroyed && !socket.readableEnded).length,
    leave,
  };
}

/** The head of a request whose body is announced longer than it comes. */
export function headOf(path: string, headers: Record<string, string>): string {
  const all = {
    host: 'localhost',
    'content-length': '100000',
    cookie: 'XSRF-TOKEN=abc',
    'x-xsrf-token': 'abc',
    ...headers,
  };
  const lines = Object.entries(all).map((pair) => pair.join(': '));
  return [`POST ${path} HTTP/1.1`, ...lines, '\r\n'].join('\r\n');
}

/** The token of a challenge that the product itself has given. */
export function solveHonestly(port: number): Promise<string> {
  return solveToken({
    async challenge() {
      const response = await fetch(`http://127.0.0.1:${port}/v1/public/captcha`);
      type Challenge = Awaited<ReturnType<Captcha['challenge']>>;
      return ((await response.json()) as { data: Challenge }).data;
    },
  });
}
