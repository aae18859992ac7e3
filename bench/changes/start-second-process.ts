import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { openServicesOn } from '@orendi/server/open-services';
import { stopChild } from '../stop-child.ts';
import type { Undo } from '../undo.ts';

export interface SecondOrder {
  connection: Parameters<typeof openServicesOn>[0];
  /** As in an environment. */
  settings: Record<string, string>;
}

/** Give this product this colour, and look when a search by it shows the product. */
export interface SecondTask {
  id: number;
  color: string;
}

export interface SecondProcess {
  /** @returns milliseconds from the end of the write until the process that wrote answers with it */
  change(task: SecondTask): Promise<number>;
  stop(): Promise<void>;
}

export async function startSecondProcess(order: SecondOrder, undo: Undo): Promise<SecondProcess> {
  const child = fork(join(import.meta.dirname, 'second-process.ts'), { serialization: 'advanced' });
  const stop = undo.add(() => stopChild(child));
  const ended = once(child, 'exit').then(() => {
    throw new Error('The second process has ended.');
  });
  // It also ends when it is told to.
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
