import { parseArgs } from 'node:util';
import { loadBuiltPages } from './platform/http/built-pages.ts';
import type { Web } from './platform/http/pages.ts';
import { staticFiles } from './platform/http/static-files.ts';
import { createLog } from './platform/log/log.ts';
import { readSettings } from './platform/settings.ts';
import { StartError } from './platform/start-error.ts';
import { type Running, startServer, webFolder } from './start-server.ts';

async function builtWeb(): Promise<Web> {
  const host = await loadBuiltPages(webFolder);
  return { files: staticFiles(webFolder), pages: async () => host, cached: true, connectsTo: [] };
}

async function devWeb(): Promise<Web> {
  const { serveFromSource } = await import('./platform/http/dev-pages.ts');
  return serveFromSource(webFolder);
}

/** A terminal and npm may both forward the same Ctrl-C, so a signal within this time counts as the same one. */
const SAME_SIGNAL_MS = 1_000;

/** Stops gracefully on the first signal, even while still starting, and immediately on the second. */
function stopOnSignal(starting: Promise<Running>): void {
  let firstAt: number | null = null;
  const stop = async () => {
    if (firstAt !== null) {
      if (performance.now() - firstAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    firstAt = performance.now();
    await starting.then((running) => running.stop()).catch(() => {});
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

async function main(): Promise<void> {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { dev: flag, demo: flag, empty: flag } });
  if (values.demo && values.empty) throw new StartError('--demo and --empty exclude each other.');
  const settings = readSettings(process.env);
  const web = await (values.dev ? devWeb() : builtWeb());
  const { openDemo } = await import('@orendi/demo/open-demo');
  const demo = openDemo(values.demo ? 'demo' : values.empty ? 'empty' : null);
  const starting = startServer(settings, createLog(settings.logLevel), web, demo);
  stopOnSignal(starting);
  const { address } = await starting;
  console.log(`\n  Orendi is at ${address}\n`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartError ? `\n  ${error.message}\n` : error);
  process.exit(1);
}
