import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hasEnded, keepOutput, stopChild } from '../../product/child.ts';
import type { FaultShop } from './open-fault-shop.ts';

const main = join(import.meta.dirname, '../../../server/main.ts');

/** Starts the product, which may fail, as an operator does, on a data folder and with settings that may be wrong. */
export function beginStart(
  { undo }: Pick<FaultShop, 'undo'>,
  dataDir: string,
  settings: Record<string, string>,
) {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, ...settings, DATA_DIR: dataDir, PORT: '0' };
  const child = spawn(process.execPath, [main, '--empty'], { env });
  const ended = once(child, 'close');
  const said = keepOutput(child, Infinity);
  undo.add(() => stopChild(child));
  return {
    pid: child.pid ?? 0,
    /** All that it has printed so far. */
    said,
    hasEnded: () => hasEnded(child),
    /**
     * Waits until it has ended, or listens, or has done neither for so long.
     * @returns its exit code; null while it runs
     */
    async settle(patienceMs: number): Promise<number | null> {
      for (const deadline = performance.now() + patienceMs; performance.now() < deadline;) {
        if (hasEnded(child) || said().includes('Orendi is at')) break;
        await pause(50);
      }
      if (hasEnded(child)) await ended;
      return child.exitCode;
    },
  };
}
