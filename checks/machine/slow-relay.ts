import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../random.ts';
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

/**
 * A slow network before a port of this machine.
 * @returns the port that leads through it
 */
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
      socket.once('close', () => sockets.delete(socket));
    }
    passSlowly(near, far, random);
    passSlowly(far, near, random);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo.add(async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return (server.address() as AddressInfo).port;
}

function passSlowly(from: Socket, to: Socket, random: Random): void {
  let arrivesAt = 0;
  let onTheWay = 0;
  let last = Promise.resolve();
  const send = (act: () => unknown) => {
    const now = performance.now();
    const isNew = arrivesAt <= now;
    const stall = isNew && random.below(stallsEvery) === 0 ? stallMs : 0;
    arrivesAt = Math.max(arrivesAt, now + wayMs + stall);
    const due = arrivesAt;
    onTheWay += 1;
    if (onTheWay >= mostOnTheWay) from.pause();
    last = deliver(last, due, act);
  };
  const deliver = async (earlier: Promise<void>, due: number, act: () => unknown) => {
    await earlier;
    await pause(Math.max(0, due - performance.now()));
    await act();
    onTheWay -= 1;
    if (onTheWay < mostOnTheWay && from.isPaused()) from.resume();
  };
  from.on('data', (bytes: Buffer) =>
    send(async () => {
      if (to.destroyed || to.write(bytes)) return;
      const left = new AbortController();
      const gone = once(to, 'close', { signal: left.signal }).catch(() => {});
      await Promise.race([once(to, 'drain', { signal: left.signal }).catch(() => {}), gone]);
      left.abort();
    }),
  );
  from.on('end', () => send(() => to.end()));
  from.on('error', () => send(() => to.destroy()));
}
