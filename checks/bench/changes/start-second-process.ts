import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { openServicesOn } from '@orendi/server/open-services';
import { stopChild } from '../../product/stop-child.ts';
import type { Undo } from '../../product/undo.ts';

export interface SecondOrder {
  connection: Parameters<typeof openServicesOn>[0];
  /** Environment variables. */
  settings: Record<string, string>;
}

/** Set this product's color, and wait until a search by it shows the product. */
export interface SecondTask {
  id: number;
  color: string;
}

export interface SecondProcess {
  /** @returns milliseconds from the end of the write until the writing process answers with it */
  change(task: SecondTask): Promise<number>;
  stop(): Promise<void>;
}

export async function startSecondProcess(order: SecondOrder, undo: Undo): Promise<SecondProcess> {
  const child = fork(join(import.meta.dirname, 'second-process.ts'), { serialization: 'advanced' });
  const stop = undo.add(() => stopChild(child));
  const ended = once(child, 'exit').then(() => {
    throw new Error('The second process has ended.');
  });
  // It also ends when told to.
  ended.catch(() => {});
  child.send(order);
  await Promise.race([once(child, 'message'), ended]);
  return {
    async change(task) {
      child.send(task);
      const [ms] = (await Promise.race([once(child, 'message'), ended])) as [number];
      return ms;
    },
    stop,
  };
}
