import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Undo } from './undo.ts';
import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { killTree } from '../measure/proc.ts';

const root = join(import.meta.dirname, '../..');
/** A folder filled before a migration is migrated now, with all its listings. */
const patienceMs = 900_000;

/** The same as in scripts/hand-over.mjs where there are several processors. */
const usualFlags = ['--max-semi-space-size=8'];

/** Lets its caller make captchas that the product accepts as its own. */
export const authSecret = randomBytes(32).toString('hex');

export type Product = Awaited<ReturnType<typeof startProduct>>;

export interface StartOptions {
  content?: 'empty' | 'demo';
  /** Environment variables, before the defaults. */
  env?: Record<string, string>;
  flags?: readonly string[];
  /** The program of Node.js, if not this process's. */
  node?: string;
  /** A command that execs the product: gets its command line as further arguments, and keeps the process id. */
  through?: readonly string[];
}

/** Starts the product on a data folder as `npm start` does after install and build, but with unreachable rate limits. */
export async function startProduct(dataDir: string, undo: Undo, options: StartOptions = {}) {
  const { content = 'empty', env = {}, flags = [], node = process.execPath } = options;
  const { PATH, HOME, TMPDIR } = process.env;
  const started = performance.now();
  const program = [join(root, 'demo/main.ts'), `--${content}`];
  const portIn = (output: string) => Number(/Orendi is at \S+:(\d+)/.exec(output)?.[1]);
  const running = await startProgram(
    {
      name: 'The product',
      command: [...(options.through ?? []), node, ...usualFlags, ...flags, ...program],
      options: {
        env: {
          PATH,
          HOME,
          TMPDIR,
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
      },
      isReady: (output) => portIn(output) > 0,
      patienceMs,
    },
    undo,
  );
  /** From the start of the process until it listened. */
  const startMs = performance.now() - started;
  return { ...running, port: portIn(running.output()), startMs };
}

export interface Program {
  name: string;
  command: readonly string[];
  options?: Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'>;
  /** Whether it works, asked again until it does; an error counts as no. */
  isReady(output: string): boolean | Promise<boolean>;
  patienceMs?: number;
}

const longestStopMs = 20_000;

/**
 * Starts a program, which ends with the run at the latest, and waits until it is ready.
 * @throws Error with the end of what it has printed
 */
export async function startProgram(
  { name, command: [file = '', ...args], options, isReady, patienceMs = 90_000 }: Program,
  undo: Undo,
) {
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = undo.add(() => stopChild(child));
  let output = '';
  // Read for as long as it runs, so that its output never blocks it.
  const keep = (text: unknown) => (output = (output + String(text)).slice(-4_000));
  child.on('error', keep);
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const closed = new Promise((resolve) => child.once('close', resolve));
  const look = async () => isReady(output);
  for (const deadline = performance.now() + patienceMs; ; await pause(10)) {
    if (hasEnded(child)) {
      // Not for good: what it has started may keep its output open.
      await Promise.race([closed, pause(1_000)]);
      throw new Error(`${name} ended with ${child.exitCode ?? child.signalCode}.\n${output}`);
    }
    if (await look().catch(() => false)) break;
    if (performance.now() > deadline) throw new Error(`${name} is not ready.\n${output}`);
  }
  return { child, pid: child.pid ?? 0, output: () => output, stop };
}

export const hasEnded = ({ exitCode, signalCode, pid }: ChildProcess): boolean =>
  pid === undefined || exitCode !== null || signalCode !== null;

/** Asks a process to end, and waits for it. After 20 seconds it is killed, with all that it has started. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => killTree(child.pid ?? 0), longestStopMs);
  await ended;
  clearTimeout(late);
}
