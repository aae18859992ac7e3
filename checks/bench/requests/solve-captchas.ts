import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { stopChild } from '../../product/stop-child.ts';
import type { Undo } from '../../product/undo.ts';

export interface SolveOrder {
  secret: string;
  count: number;
}

/** This many valid captcha tokens, made on all processors. They expire after ten minutes. */
export async function solveCaptchas(secret: string, count: number, undo: Undo): Promise<string[]> {
  const solvers = availableParallelism();
  const order: SolveOrder = { secret, count: Math.ceil(count / solvers) };
  const shares = Array.from({ length: solvers }, async () => {
    const child = fork(join(import.meta.dirname, 'captcha-solver.ts'));
    const stop = undo.add(() => stopChild(child));
    child.send(order);
    const [tokens] = (await once(child, 'message')) as [string[]];
    await stop();
    return tokens;
  });
  return (await Promise.all(shares)).flat();
}
