import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { chromiumFlags } from './visited-pages.ts';
import { makeTempFolder } from '../../product/make-temp-folder.ts';
import { stopChild } from '../../product/child.ts';
import type { Undo } from '../../product/undo.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's findings on a page, for a simulated mid-range phone on slow 4G. */
export interface Audit {
  /** 0 to 100, in the order of the categories. */
  scores: number[];
  lcpMs: number;
  cls: number;
  tbtMs: number;
  /** The same in processor time, which a busy machine does not lengthen. */
  cpuTbtMs: number;
  /** The audits that found something to improve. */
  complaints: string[];
}

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { id: string; score: number | null; numericValue?: number; displayValue?: string }
  >;
}

/** Chromium's trace of a visit lacks its beginning now and then. */
class VisitFailed extends Error {}
const mostVisits = 4;

/** Visits a page, and once more if the visit fails before anything could be found. */
export async function auditPage(chromium: string, url: string, undo: Undo): Promise<Audit> {
  for (let visit = 1; ; visit += 1) {
    try {
      return await auditVisit(chromium, url, undo);
    } catch (error) {
      if (!(error instanceof VisitFailed) || visit === mostVisits) throw error;
      process.stderr.write(`\nvisited again: ${error.message}\n`);
    }
  }
}

async function auditVisit(chromium: string, url: string, undo: Undo): Promise<Audit> {
  const folder = await makeTempFolder(undo);
  const child = spawn(
    process.execPath,
    [
      join(lighthouseFolder, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--output=json',
      // Keeps the trace.
      `-GA=${folder}`,
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, CHROME_PATH: chromium } },
  );
  const stop = undo.add(() => stopChild(child));
  const report = await readReport(child).finally(stop);
  const { traceEvents } = JSON.parse(await readFile(join(folder, 'trace.json'), 'utf8'));
  return { ...presentReport(report), cpuTbtMs: blockedMs(traceEvents, new URL(url).origin) };
}

async function readReport(child: ChildProcess & { stdout: unknown }): Promise<Report> {
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('Lighthouse has no output.');
  const [output, errors] = await Promise.all([text(stdout), text(stderr), once(child, 'exit')]);
  const failure = /Runtime error encountered: (.*)/.exec(errors)?.[1];
  if (failure) throw new VisitFailed(failure);
  if (child.exitCode !== 0) throw new Error(`Lighthouse failed.\n${errors.slice(-2_000)}`);
  const report: Report = JSON.parse(output);
  if (report.runtimeError) throw new VisitFailed(report.runtimeError.message);
  return report;
}

function presentReport({ categories: found, audits }: Report): Omit<Audit, 'cpuTbtMs'> {
  const valueOf = (audit: string) => audits[audit]?.numericValue ?? NaN;
  return {
    scores: categories.map((category) => Math.round(100 * (found[category]?.score ?? 0))),
    lcpMs: valueOf('largest-contentful-paint'),
    cls: valueOf('cumulative-layout-shift'),
    tbtMs: valueOf('total-blocking-time'),
    complaints: Object.values(audits)
      .filter(({ score }) => score !== null && score < 1)
      .map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id)),
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
  const thread = ofPage.find(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  )?.tid;
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
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: lighthouseFolder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error('Lighthouse could not be installed: npm says why above.');
}
