import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type Product, startProduct } from '../../product/start-product.ts';
import type { Undo } from '../../product/undo.ts';
import { treeCpu } from '../../measure/process-tree.ts';

/** A host of the product, here one process with a data folder of its own. */
export interface AppHost {
  name: string;
  port: number;
  /** Kills the process without warning. It comes back by itself. */
  kill(): Promise<void>;
  /** Resolves once a process listens. */
  untilBack(): Promise<void>;
  pid(): number;
  /** Processor milliseconds since the process was last started. */
  cpu(): number;
}

interface HostPlan {
  name: string;
  port: number;
  dataDir: string;
  env: Record<string, string>;
  content: 'empty' | 'demo';
}

/** `RestartSec` of deploy/orendi.service. */
const restartMs = 5_000;

/** Starts the product, and starts it again when it has ended, as systemd does. */
export async function runHost(plan: HostPlan, undo: Undo): Promise<AppHost> {
  const { name, port, dataDir, env, content } = plan;
  const over = new AbortController();
  let product: Product;
  let back: Promise<void> = Promise.resolve();

  const start = async () => {
    product = await startProduct(dataDir, undo, { content, env: { ...env, PORT: String(port) } });
    product.child.once('exit', () => {
      back = startAgain();
      // Whoever waits for it learns of a failure; nobody has to.
      back.catch(() => {});
    });
  };
  const startAgain = async () => {
    await pause(restartMs, undefined, { signal: over.signal });
    await start();
  };
  await start();
  // Undone before the product is told to end, so that its end is not taken for a crash.
  undo.add(async () => over.abort());
  return {
    name,
    port,
    async kill() {
      const { child } = product;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    untilBack: () => back,
    pid: () => product.pid,
    cpu: () => treeCpu(product.pid),
  };
}
