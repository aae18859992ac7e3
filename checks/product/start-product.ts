import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { startProgram } from './start-program.ts';
import type { Undo } from './undo.ts';

const root = join(import.meta.dirname, '../..');
/** A folder filled before a migration is migrated now, with all its listings. */
const patienceMs = 900_000;
/** The same as in scripts/hand-over.mjs where there are several processors. */
const usualFlags = ['--max-semi-space-size=8', '--heap-growing-percent=30'];

/** Lets its caller make captchas that the product accepts as its own. */
export const authSecret = randomBytes(32).toString('hex');

export type Product = Awaited<ReturnType<typeof startProduct>>;

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
