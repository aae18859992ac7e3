import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@orendi/demo/catalogue/random';
import type { Undo } from '../product/undo.ts';

/** There and back take 200 ms. */
const wayMs = 100;
/** One transfer in this many stalls for this long. What follows before it has arrived belongs to the same transfer. */
const stallsEvery = 20;
const stallMs = 1_000;
/** A connection on which more is on its way reads nothing further. */
const mostOnTheWay = 16;

/** The most that such a network adds to a question and its answer, if each stalls once, in seconds. */
export const networkSeconds = (2 * (wayMs + stallMs)) / 1000;

/** A slow network before a port of this machine; resolves to the port that leads through it. */
export async function startSlowRelay(target: number, random: Random, undo: Undo): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ host: '127.0.0.1', port: target, allowHalfOpen: true });
    // Refused: nothing of it would come later.
    far.once('error', () => {
      if (far.bytesRead === 0) near.resetAndDestroy();
    });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => sockets.delete(socket));
    }
    void passSlowly(near, far, random);
    void passSlowly(far, near, random);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo.add(async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return (server.address() as AddressInfo).port;
}

/** Bytes are late, in their order; the end follows the last of them. Whatever breaks one side breaks the other. */
async function passSlowly(from: Socket, to: Socket, random: Random): Promise<void> {
  let arrivesAt = 0;
  const late = from.map(
    async (bytes: Buffer) => {
      const now = performance.now();
      const isNew = arrivesAt <= now;
      const stall = isNew && random.below(stallsEvery) === 0 ? stallMs : 0;
      arrivesAt = Math.max(arrivesAt, now + wayMs + stall);
      await pause(arrivesAt - now);
      return bytes;
    },
    { concurrency: mostOnTheWay },
  );
  await pipeline(late, to).catch(() => to.destroy());
}
