import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { openDatabase } from '@orendi/server/platform/db/open-database';
import { stopChild } from '../../product/start-program.ts';
import type { Undo } from '../../product/undo.ts';

export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

export interface BareOrder {
  answer: Answer;
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
