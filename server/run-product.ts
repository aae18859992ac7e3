import cluster from 'node:cluster';
import { isDiskFull } from './platform/disk-space.ts';
import { secretsOf } from './platform/log/conceal.ts';
import { reasonOf } from './platform/log/reason-of.ts';
import { createLog, describeError, type Log } from './platform/log/log.ts';
import { joinSupervisor, type Supervisor } from './platform/processes/join-supervisor.ts';
import { readSettings, type Settings } from './platform/settings.ts';
import { diskFullAdvice, StartError } from './platform/start-error.ts';
import type { Fill, Running } from './start-server.ts';

/** The flags of a start, each with what it does. */
type Flags<Name extends string> = Readonly<Record<Name, string>>;

interface Start {
  /** Serves the pages from their sources. */
  isDev: boolean;
  fill?: Fill;
}

/**
 * Runs the product in this process, or in several that this one starts: prints its address, and stops it on a signal. What a
 * person can mend is printed as one sentence, with exit code 1.
 * @param begin receives the flags that are given; may throw StartError
 */
export async function runProduct<Name extends string>(
  flags: Flags<Name>,
  begin: (given: Record<Name, boolean>) => Start,
): Promise<void> {
  const supervisor = cluster.isWorker ? await joinSupervisor() : null;
  try {
    const given = readFlags(process.argv.slice(2), flags);
    if (given === null) {
      console.log(describeFlags(flags));
      return;
    }
    const start = begin(given);
    const settings = readSettings(process.env);
    const log = createLog(settings.logLevel, {
      secrets: secretsOf(settings),
      worker: supervisor?.number,
    });
    // Node's own last words would print all that hangs on the error.
    process.on('uncaughtException', (err) => {
      log.fatal({ err }, 'the product ends, as nobody has seen to this error');
      process.exit(1);
    });
    // Sources are compiled for one process only.
    const isAlone = settings.workers === 1 || start.isDev;
    const starting =
      supervisor || isAlone ? serve(start, settings, log, supervisor) : supervise(settings, log);
    stopOnSignal(starting, supervisor);
    const { address, metricsAddress } = await starting;
    if (supervisor) {
      supervisor.ready(address);
      return;
    }
    if (metricsAddress) console.log(`\n  Metrics are at ${metricsAddress}`);
    console.log(`\n  Orendi is at ${address}\n`);
  } catch (error) {
    const sentence = sentenceFor(error);
    if (sentence === null) console.error(describeError(error));
    else if (supervisor) await supervisor.failed(sentence);
    else console.error(`\n  ${sentence}\n`);
    process.exit(1);
  }
}

/** @returns null for what no person can mend */
function sentenceFor(error: unknown): string | null {
  if (isDiskFull(error) && !(error instanceof StartError && error.message.includes(diskFullAdvice)))
    return `The shop cannot start: ${reasonOf(error)}. ${diskFullAdvice}`;
  return error instanceof StartError ? error.message : null;
}

/* Each program loads only what it runs: one that supervises others takes a third of the memory. */

async function serve(
  { isDev, fill }: Start,
  settings: Settings,
  log: Log,
  supervisor: Supervisor | null,
): Promise<Running> {
  const { startServer, webFolder } = await import('./start-server.ts');
  const web = isDev
    ? (await import('./platform/http/dev-pages.ts')).serveFromSource(webFolder)
    : (await import('./platform/http/built-pages.ts')).serveBuilt(webFolder);
  return startServer(settings, log, await web, fill, supervisor);
}

async function supervise(settings: Settings, log: Log): Promise<Running> {
  const { superviseProduct } = await import('./supervise-product.ts');
  return superviseProduct(settings, log);
}

/** A terminal and npm may both forward the same Ctrl-C, so only a later signal counts as a second one. */
const SAME_SIGNAL_MS = 1_000;

/** Whatever hangs, the process ends within 20 seconds of a signal; an embedded database then ends by itself. */
const LONGEST_STOP_MS = 18_000;

/** Stops cleanly on the first signal, or once the npm that started it is gone; on the second at once. */
function stopOnSignal(starting: Promise<Running>, supervisor: Supervisor | null): void {
  let firstAt: number | null = null;
  const stop = async () => {
    if (firstAt !== null) {
      if (performance.now() - firstAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    firstAt = performance.now();
    setTimeout(() => {
      console.error('Stopping took too long; it ends here.');
      process.exit(1);
    }, LONGEST_STOP_MS);
    await starting.then((running) => running.stop()).catch(() => {});
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  onStarterGone(stop);
  // A supervisor may pass on a signal that this process has been sent, too.
  supervisor?.onStop(() => void (firstAt === null && stop()));
}

/** Calls back when the script that started this process has been killed. Nothing else that starts it says who it is. */
function onStarterGone(callback: () => void): void {
  const starter = process.ppid;
  if (process.env.ORENDI_STARTER !== String(starter)) return;
  const look = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(look);
    callback();
  }, 500);
  look.unref();
}

/**
 * Which flags a start is given; null where it is asked which there are.
 * @throws StartError for any other word
 */
function readFlags<Name extends string>(args: readonly string[], flags: Flags<Name>) {
  if (args.includes('--help') || args.includes('-h')) return null;
  const names = Object.keys(flags) as Name[];
  const unknown = args.find((arg) => !names.some((name) => arg === `--${name}`));
  if (unknown !== undefined) {
    throw new StartError(`A start does not take "${unknown}"; --help says what it takes.`);
  }
  const given = names.map((name) => [name, args.includes(`--${name}`)]);
  return Object.fromEntries(given) as Record<Name, boolean>;
}

function describeFlags(flags: Flags<string>): string {
  const lines = Object.entries({ ...flags, help: 'says this' });
  return `Starts the shop, and prints its address.

${lines.map(([name, meaning]) => `  --${name.padEnd(8)}${meaning}`).join('\n')}

Settings such as PORT and DATA_DIR come from the environment; the README lists them.
npm run operator -- help lists the operator's commands.`;
}
