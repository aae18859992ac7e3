import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { stopChild } from './stop-child.ts';
import type { Undo } from './undo.ts';

const root = join(import.meta.dirname, '..');
/** A folder filled before a migration is migrated now, possibly with a million listings. */
const patienceMs = 900_000;

/** The same as in scripts/hand-over.mjs. */
const flags = ['--max-semi-space-size=8'];

/** Lets the bench make captchas that the product accepts as its own. */
export const authSecret = randomBytes(32).toString('hex');

export interface Product {
  port: number;
  pid: number;
  /** From the start of the process until it listened. */
  startMs: number;
  stop(): Promise<void>;
}

/**
 * Starts the product on a data folder as `npm start` does after install and build, but with unreachable rate limits.
 * @param content what a new folder is filled with
 */
export async function startProduct(
  dataDir: string,
  undo: Undo,
  content: 'empty' | 'demo' = 'empty',
): Promise<Product> {
  const started = performance.now();
  const child = spawn(process.execPath, [...flags, join(root, 'demo/main.ts'), `--${content}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      MALLOC_ARENA_MAX: '2',
      PORT: '0',
      DATA_DIR: dataDir,
      AUTH_SECRET: authSecret,
      RATE_LIMIT_SCALE: '1000000',
      LOG_LEVEL: 'warn',
    },
  });
  const stop = undo.add(() => stopChild(child));
  const port = await readPort(child);
  return { port, pid: child.pid ?? 0, startMs: performance.now() - started, stop };
}

/**
 * The port in the line that the product prints when it listens. Keeps reading, so that the product's output never
 * blocks it.
 */
function readPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (why: string) => reject(new Error(`The product ${why}.\n${output}`));
    const timeout = setTimeout(() => fail('did not listen in time'), patienceMs);
    const read = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4_000);
      const port = /Orendi is at \S+:(\d+)/.exec(output)?.[1];
      if (!port) return;
      clearTimeout(timeout);
      resolve(Number(port));
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    child.once('exit', () => {
      clearTimeout(timeout);
      fail('ended before it listened');
    });
  });
}
