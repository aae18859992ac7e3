import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromiumFlags } from './visited-pages.ts';
import type { Undo } from '../../product/undo.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's findings on a page, for a simulated mid-range phone on slow 4G. */
export type Audit = Awaited<ReturnType<typeof auditVisit>>;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const mostVisits = 4;

/** Visits a page, and again if the visit fails: Chromium's trace of it lacks its beginning now and then. */
export async function auditPage(chromium: string, url: string, undo: Undo): Promise<Audit> {
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
  const folder = await undo.makeFolder();
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
export function installLighthouse(): void {
  if (existsSync(join(lighthouseFolder, 'node_modules/.package-lock.json'))) return;
  process.stderr.write('installing Lighthouse … ');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', args, { cwd: lighthouseFolder, stdio: ['ignore', 'ignore', 'inherit'] });
}
