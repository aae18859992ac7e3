import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { openDatabase } from '@orendi/server/platform/db/open-database';
import type { Bench } from '../bench.ts';
import { takeTurns } from '../../measure/ratios.ts';
import type { Shop } from '../../product/open-shop.ts';
import { stopChild } from '../../product/start-program.ts';
import type { Undo } from '../../product/undo.ts';
import type { Asked } from '../../visitors/ask.ts';

export interface BareOrder {
  answer: Asked;
  connection: Parameters<typeof openDatabase>[0];
}

export async function startBareServer(order: BareOrder, undo: Undo) {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), {
    serialization: 'advanced',
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
  });
  const stop = undo.add(() => stopChild(child));
  child.send(order);
  const [port]: [number] = (await once(child, 'message')) as [number];
  return { port, pid: child.pid ?? 0, stop };
}

type Server = Pick<Shop, 'port' | 'pid'>;

/** Lets the product and a bare server that sends this answer take turns, after one to warm up. */
export async function compareWithBare<Figures extends Record<string, number>>(
  { rounds, undo }: Bench,
  shop: Shop,
  answer: Asked,
  turn: (server: Server) => Promise<Figures>,
): Promise<(figure: keyof Figures) => [ours: number[], bare: number[]]> {
  const bare = await startBareServer({ answer, connection: shop.connection }, undo);
  await takeTurns<Server, Figures>([shop, bare], 1, turn);
  const [ours = [], theirs = []] = await takeTurns<Server, Figures>([shop, bare], rounds, turn);
  await bare.stop();
  return (figure) => [ours.map((one) => one[figure]), theirs.map((one) => one[figure])];
}
