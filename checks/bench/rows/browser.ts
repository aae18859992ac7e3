import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeTempFolder, type Undo } from '../../product/undo.ts';
import { atMost, type Bench, type Line } from '../bench.ts';
import { median } from '../../measure/ratios.ts';
import { startProduct } from '../../product/start-product.ts';
import { chromium, type Page } from 'playwright-core';
import type { Shop } from '../../product/open-shop.ts';
import { askOnce } from '../../visitors/ask.ts';

const most = { lcpMs: 1_500, cls: 0, tbtMs: 50 };

/** Lighthouse's scores on a phone, for pages served from the demo or the given data folder. */
export async function measureLighthouse({ shownData, rounds, undo }: Bench): Promise<Line[]> {
  const chromium = findChromium();
  if (!chromium) return [{ work: 'Lighthouse, mobile', measured: noChromium, met: null }];
  installLighthouse();
  const content = shownData === undefined ? 'demo' : 'empty';
  const product = await startProduct(shownData ?? (await makeTempFolder(undo)), undo, { content });
  const pages = await findPages(product.port);
  const lines = await Array.fromAsync(pages, async ({ name, path }) => {
    const url = `http://localhost:${product.port}${path}`;
    // The very first visitor waits for pictures to be made in the widths that a phone requests.
    await auditPage(chromium, url, undo);
    const audits = Array.fromAsync({ length: rounds }, () => auditPage(chromium, url, undo));
    return present(name, await audits);
  });
  await product.stop();
  return lines;
}

function present(page: string, audits: Audit[]): Line {
  const middle = (valueOf: (audit: Audit) => number) => median(audits.map(valueOf));
  const scores = [0, 1, 2, 3].map((at) => middle(({ scores }) => scores[at] ?? 0));
  const lcpMs = middle((audit) => audit.lcpMs);
  const cls = middle((audit) => audit.cls);
  const tbtMs = middle((audit) => audit.tbtMs);
  return {
    work: `Lighthouse mobile, ${page}`,
    measured: {
      'speed · access · practices · seo': scores.join(' · '),
      LCP: `${(lcpMs / 1000).toFixed(2)} s`,
      CLS: cls.toFixed(3),
      TBT: `${Math.round(tbtMs)} ms`,
      'TBT of CPU': `${Math.round(middle((audit) => audit.cpuTbtMs))} ms`,
    },
    reach: `4 × 100, < ${most.lcpMs / 1000} s, ${most.cls}, < ${most.tbtMs} ms`,
    met:
      scores.every((score) => score === 100) &&
      lcpMs < most.lcpMs &&
      cls <= most.cls &&
      tbtMs < most.tbtMs,
  };
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's findings on a page, for a simulated mid-range phone on slow 4G. */
type Audit = Awaited<ReturnType<typeof auditVisit>>;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const mostVisits = 4;

/** Visits a page, and again if the visit fails: Chromium's trace of it lacks its beginning now and then. */
async function auditPage(chromium: string, url: string, undo: Undo): Promise<Audit> {
  for (let visit = 1; ; visit += 1) {
    try {
      return await auditVisit(chromium, url, undo);
    } catch (error) {
      if (visit === mostVisits) throw error;
      process.stderr.write(`\nvisited again: ${String(error).slice(0, 500)}\n`);
    }
  }
}

async function auditVisit(chromium: string, url: string, undo: Undo) {
  const folder = await makeTempFolder(undo);
  const leaving = new AbortController();
  const leave = undo.add(async () => leaving.abort());
  const args = [
    join(lighthouseFolder, 'node_modules/lighthouse/cli/index.js'),
    url,
    '--output=json',
    `--output-path=${join(folder, 'report.json')}`,
    // Keeps the trace.
    `-GA=${folder}`,
    '--quiet',
    '--no-enable-error-reporting',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`,
  ];
  const env = { ...process.env, CHROME_PATH: chromium };
  await promisify(execFile)(process.execPath, args, { env, signal: leaving.signal }).finally(leave);
  const read = async (file: string) => JSON.parse(await readFile(join(folder, file), 'utf8'));
  const { traceEvents } = (await read('trace.json')) as { traceEvents: TraceEvent[] };
  const { categories: found, audits } = (await read('report.json')) as Report;
  const valueOf = (audit: string) => audits[audit]?.numericValue ?? NaN;
  return {
    /** 0 to 100, in the order of the categories. */
    scores: categories.map((category) => Math.round(100 * (found[category]?.score ?? 0))),
    lcpMs: valueOf('largest-contentful-paint'),
    cls: valueOf('cumulative-layout-shift'),
    tbtMs: valueOf('total-blocking-time'),
    /** The same in processor time, which a busy machine does not lengthen. */
    cpuTbtMs: blockedMs(traceEvents, new URL(url).origin),
  };
}

/** One event of a Chromium trace, in microseconds; `tdur` is the thread's processor time. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string; data?: { documentLoaderURL?: string } };
}

/** How many times slower Lighthouse's simulated phone is. */
const slowdown = 4;
/** A shorter delay of a tap goes unnoticed. */
const unnoticedMs = 50;

/**
 * How long a simulated phone would not respond to taps after its first paint, in milliseconds: Lighthouse's Total
 * Blocking Time, but of the main thread's processor time, so that other processes' work does not count.
 * @throws Error when the trace shows no page of `origin`
 */
export function blockedMs(events: TraceEvent[], origin: string): number {
  const opened = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(origin),
  );
  if (!opened) throw new Error(`The trace shows no page of ${origin}.`);
  const ofPage = events.filter(({ pid }) => pid === opened.pid);
  const thread = ofPage.find(({ args }) => args.name === 'CrRendererMain')?.tid;
  const shown = ofPage.find(
    ({ name, ts }) => name === 'firstContentfulPaint' && ts >= opened.ts,
  )?.ts;
  if (thread === undefined || shown === undefined) {
    throw new Error(`The trace shows no first view of ${origin}.`);
  }
  let blocked = 0;
  for (const { name, ph, tid, ts, tdur = 0 } of ofPage) {
    if (tid !== thread || ph !== 'X' || ts < shown || !name.endsWith('RunTask')) continue;
    blocked += Math.max(0, (slowdown * tdur) / 1000 - unnoticedMs);
  }
  return blocked;
}

/** Separate from the workspaces: Lighthouse is as large as everything else a newcomer has to install. */
const lighthouseFolder = join(import.meta.dirname, '../lighthouse');

/** Installs, the first time, what the folder's own lockfile names. */
function installLighthouse(): void {
  if (existsSync(join(lighthouseFolder, 'node_modules/.package-lock.json'))) return;
  process.stderr.write('installing Lighthouse … ');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', args, { cwd: lighthouseFolder, stdio: ['ignore', 'ignore', 'inherit'] });
}

const mostKilobytes = 120;
const watchMs = 5_000;
const patienceMs = 120_000;

/** The scripts that pages load at first view, as the product sends them compressed with gzip. */
export async function measureScriptSize(_: Bench, { port }: Shop): Promise<Line[]> {
  const executablePath = findChromium();
  if (!executablePath) return [{ work: 'script, gzip', measured: noChromium, met: null }];
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    return await Array.fromAsync(await findPages(port), async ({ name, path }) => {
      const page = await browser.newPage({
        viewport: { width: 412, height: 823 },
        extraHTTPHeaders: { 'accept-encoding': 'gzip' },
      });
      const { first, all } = await watchScripts(page, `http://localhost:${port}${path}`);
      await page.close();
      return {
        work: `script on ${name}, gzip`,
        measured: `${first.kilobytes.toFixed(1)} kB in ${first.files} files; ${all.kilobytes.toFixed(1)} kB in ${all.files} if left alone`,
        ...atMost(first.kilobytes, mostKilobytes, 'kB'),
      };
    });
  } finally {
    await browser.close();
  }
}

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
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
  const sum = (some) => {
    const sizes = new Map(some.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
    return { files: sizes.size, kilobytes: [...sizes.values()].reduce((all, one) => all + one, 0) / 1000 };
  };
  const isFirst = ({ startTime }) => startTime <= mark.startTime;
  return mark && { first: sum(scripts.filter(isFirst)), all: sum(scripts) };
})()`;

/** Scripts until React has taken over the page, and all. */
type Scripts = Record<'first' | 'all', { files: number; kilobytes: number }>;

/** Opens a page as on a first visit with a phone, and does nothing while it loads scripts by itself. */
async function watchScripts(page: Page, url: string): Promise<Scripts> {
  await page.addInitScript(noteTakeover);
  await page.goto(url, { timeout: patienceMs });
  await page.waitForTimeout(watchMs);
  const scripts = await page.evaluate<Scripts | undefined>(readScripts);
  if (!scripts) throw new Error(`React did not take over ${url}.`);
  return scripts;
}

/** The pages that are measured in a browser, with their paths in this shop. */
async function findPages(port: number): Promise<{ name: string; path: string }[]> {
  const home = (await askOnce(port, { path: '/' })).body.toString();
  const find = (link: RegExp): string => {
    const path = link.exec(home)?.[1];
    if (path === undefined) throw new Error(`Home has no link like ${link.source}.`);
    return path;
  };
  return [
    { name: 'home', path: '/' },
    { name: 'detail', path: find(/href="(\/product\/\d+[^"/?]*)"/) },
    { name: 'business', path: find(/href="(\/business\/\d+[^"/?]*)"/) },
  ];
}

/** Disables the browser's background work, which would distort the measurements. */
const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function findChromium(): string | undefined {
  const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'];
  return places.find((place) => place !== undefined && existsSync(place));
}

const noChromium = 'no Chromium here: name one in CHROMIUM_PATH';
