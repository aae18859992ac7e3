import { loadBuiltPages } from './platform/http/built-pages.ts';
import type { Web } from './platform/http/pages.ts';
import { staticFiles } from './platform/http/static-files.ts';
import { secretsOf } from './platform/log/conceal.ts';
import { describeError } from './platform/log/describe-error.ts';
import { createLog } from './platform/log/log.ts';
import { readSettings } from './platform/settings.ts';
import { StartError } from './platform/start-error.ts';
import { type Fill, type Running, startServer, webFolder } from './start-server.ts';

/** What a program takes from its command line. */
interface Start {
  /** Serves the pages from their sources. */
  isDev: boolean;
  fill?: Fill;
}

/**
 * Runs the product in this process: starts it, prints its address, and stops it on a signal. What a person can mend is
 * printed as one sentence, with exit code 1.
 * @param read may throw StartError
 */
export async function runProduct(read: () => Start): Promise<void> {
  try {
    const { isDev, fill } = read();
    const settings = readSettings(process.env);
    const web = await (isDev ? devWeb() : builtWeb());
    const log = createLog(settings.logLevel, { secrets: secretsOf(settings) });
    // Node's own last words would print all that hangs on the error.
    process.on('uncaughtException', (err) => {
      log.fatal({ err }, 'the product ends, as nobody has seen to this error');
      process.exit(1);
    });
    const starting = startServer(settings, log, web, fill);
    stopOnSignal(starting);
    const { address, metricsAddress } = await starting;
    if (metricsAddress) console.log(`\n  Metrics are at ${metricsAddress}`);
    console.log(`\n  Orendi is at ${address}\n`);
  } catch (error) {
    console.error(error instanceof StartError ? `\n  ${error.message}\n` : describeError(error));
    process.exit(1);
  }
}

async function builtWeb(): Promise<Web> {
  const host = await loadBuiltPages(webFolder);
  return { files: staticFiles(webFolder), pages: async () => host, cached: true, connectsTo: [] };
}

async function devWeb(): Promise<Web> {
  const { serveFromSource } = await import('./platform/http/dev-pages.ts');
  return serveFromSource(webFolder);
}

/** A terminal and npm may both forward the same Ctrl-C, so only a later signal counts as a second one. */
const SAME_SIGNAL_MS = 1_000;

/** Whatever hangs, the process ends within 20 seconds of a signal; an embedded database then ends by itself. */
const LONGEST_STOP_MS = 18_000;

/**
 * Stops cleanly on the first signal or when the npm that started it has gone, even while still starting, and
 * immediately on the second signal.
 */
function stopOnSignal(starting: Promise<Running>): void {
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
