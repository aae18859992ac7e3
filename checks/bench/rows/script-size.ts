import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import {
  chromiumFlags,
  findChromium,
  type VisitedPage,
  visitedPages,
} from '../browser/visited-pages.ts';
import { type Bench, withShop } from '../bench.ts';
import type { Line } from '../print-lines.ts';
import { askWell, type Caller, openCaller } from '../../visitors/ask.ts';

const mostBytes = 120_000;
/** The element that names all scripts of a page, and the names in it. */
const scriptElement = /<script type="module"[^>]*>/;
const scriptPath = /[^\s"]+\.js/g;

/** The scripts that pages load at first view, as the product sends them compressed with gzip. */
export function measureScriptSize(bench: Bench): Promise<Line[]> {
  return withShop(bench, async ({ port }) => {
    const caller = openCaller(port);
    const lines: Line[] = [];
    for (const page of visitedPages) lines.push(await measurePage(caller, port, page));
    caller.close();
    return lines;
  });
}

async function measurePage(caller: Caller, port: number, page: VisitedPage): Promise<Line> {
  const path = await page.find(caller);
  const linked = await linkedScripts(caller, path);
  const chromium = findChromium();
  const loaded = chromium ? await watchScripts(chromium, `http://localhost:${port}${path}`) : null;
  const first = [...new Set([...linked, ...(loaded?.first ?? [])])];
  const bytes = await totalLength(caller, first);
  return {
    work: `script on ${page.name}, gzip`,
    measured: `${kilobytes(bytes)} in ${first.length} files; ${await tellRest(caller, loaded)}`,
    reach: `≤ ${mostBytes / 1000} kB`,
    met: first.length > 0 && bytes <= mostBytes,
  };
}

async function tellRest(caller: Caller, loaded: LoadedScripts | null): Promise<string> {
  if (!loaded) return 'without Chromium only what the page names counts';
  return `${kilobytes(await totalLength(caller, loaded.all))} in ${loaded.all.length} if left alone`;
}

async function linkedScripts(caller: Caller, path: string): Promise<string[]> {
  const html = (await askWell(caller, { path })).body.toString();
  return scriptElement.exec(html)?.[0].match(scriptPath) ?? [];
}

async function totalLength(caller: Caller, files: string[]): Promise<number> {
  let bytes = 0;
  for (const file of files) bytes += await compressedLength(caller, file);
  return bytes;
}

async function compressedLength(caller: Caller, path: string): Promise<number> {
  const { headers, body } = await askWell(caller, { path, headers: { 'accept-encoding': 'gzip' } });
  return headers['content-encoding'] === 'gzip' ? body.length : gzipSync(body).length;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Paths of the scripts that a page loads without interaction. */
interface LoadedScripts {
  /** Until React has taken over the page. */
  first: string[];
  all: string[];
}

const watchMs = 5_000;
const patienceMs = 120_000;

/** Runs in the page: notes when React begins to hydrate the document, by the marker that it leaves there. */
const noteTakeover = `
  const watch = () => {
    if (Object.keys(document).some((key) => key.startsWith('__reactContainer'))) {
      performance.mark('taken over');
    } else requestAnimationFrame(watch);
  };
  watch();`;

const readScripts = `(() => {
  const [mark] = performance.getEntriesByName('taken over');
  return {
    takenOver: mark?.startTime ?? null,
    scripts: performance.getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
  };
})()`;

interface Readings {
  takenOver: number | null;
  scripts: { path: string; startTime: number }[];
}

/** Opens a page as on a first visit with a phone, and does nothing while it loads scripts by itself. */
async function watchScripts(executablePath: string, url: string): Promise<LoadedScripts> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    await page.addInitScript(noteTakeover);
    await page.goto(url, { timeout: patienceMs });
    await page.waitForTimeout(watchMs);
    const { takenOver, scripts } = await page.evaluate<Readings>(readScripts);
    if (takenOver === null) throw new Error(`React did not take over ${url}.`);
    const paths = (loaded: Readings['scripts']) => [...new Set(loaded.map(({ path }) => path))];
    return {
      first: paths(scripts.filter(({ startTime }) => startTime <= takenOver)),
      all: paths(scripts),
    };
  } finally {
    await browser.close();
  }
}
