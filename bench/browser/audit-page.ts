import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { makeTempFolder } from '../make-temp-folder.ts';
import { stopChild } from '../stop-child.ts';
import type { Undo } from '../undo.ts';
import { blockedMs } from './blocked-time.ts';
import { chromiumFlags } from './chromium.ts';
import { lighthouseFolder } from './install-lighthouse.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

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

export async function auditPage(chromium: string, url: string, undo: Undo): Promise<Audit> {
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
  const report = await readReport(child);
  await stop();
  const { traceEvents } = JSON.parse(await readFile(join(folder, 'trace.json'), 'utf8'));
  return { ...presentReport(report), cpuTbtMs: blockedMs(traceEvents, new URL(url).origin) };
}

async function readReport(child: ChildProcess & { stdout: unknown }): Promise<Report> {
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('Lighthouse has no output.');
  const [output, errors] = await Promise.all([text(stdout), text(stderr), once(child, 'exit')]);
  if (child.exitCode !== 0) throw new Error(`Lighthouse failed.\n${errors.slice(-2_000)}`);
  const report: Report = JSON.parse(output);
  if (report.runtimeError) throw new Error(report.runtimeError.message);
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
