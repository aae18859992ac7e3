import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { keepOutput, stopChild } from './child.ts';
import type { Undo } from './undo.ts';

const root = join(import.meta.dirname, '../..');
/** A folder filled before a migration is migrated now, possibly with a million listings. */
const patienceMs = 900_000;

/** The same as in scripts/hand-over.mjs where there are several processors. */
const usualFlags = ['--max-semi-space-size=8'];

/** Lets its caller make captchas that the product accepts as its own. */
export const authSecret = randomBytes(32).toString('hex');

export interface Product {
  port: number;
  pid: number;
  /** From the start of the process until it listened. */
  startMs: number;
  child: ChildProcess;
  /** The end of what it has printed. */
  output(): string;
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Fills a new folder. */
  content?: 'empty' | 'demo';
  /** Environment variables, before the defaults. */
  env?: Record<string, string>;
  /** For Node.js. */
  flags?: readonly string[];
  /** The program of Node.js, if not this process's. */
  node?: string;
  /** A command that execs the product: gets its command line as further arguments, and keeps the process id. */
  through?: readonly string[];
}

/** Starts the product on a data folder as `npm start` does after install and build, but with unreachable rate limits. */
export async function startProduct(
  dataDir: string,
  undo: Undo,
  {
    content = 'empty',
    env = {},
    flags = [],
    node = process.execPath,
    through = [],
  }: StartOptions = {},
): Promise<Product> {
  const started = performance.now();
  const program = [join(root, 'demo/main.ts'), `--${content}`];
  const [command = node, ...args] = [...through, node, ...usualFlags, ...flags, ...program];
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: '131072',
      PORT: '0',
      DATA_DIR: dataDir,
      AUTH_SECRET: authSecret,
      RATE_LIMIT_SCALE: '1000000',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  const stop = undo.add(() => stopChild(child));
  const output = keepOutput(child);
  const port = await readPort(child, output);
  const startMs = performance.now() - started;
  return { port, pid: child.pid ?? 0, startMs, child, output, stop };
}

/** The port in the line that the product prints when it listens. */
function readPort(child: ChildProcess, output: () => string): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The product ${why}.\n${output()}`));
    const timeout = setTimeout(() => fail('did not listen in time'), patienceMs);
    child.stdout?.on('data', () => {
      const port = /Orendi is at \S+:(\d+)/.exec(output())?.[1];
      if (!port) return;
      clearTimeout(timeout);
      resolve(Number(port));
    });
    child.once('error', reject);
    child.once('exit', () => {
      clearTimeout(timeout);
      fail('ended before it listened');
    });
  });
}
