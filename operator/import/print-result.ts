import { formatNumber } from '@orendi/contract/money';
import type { ImportResult } from './import-result.ts';

/** Prints the rows that were not imported, and a summary of the others. */
export function printResult(
  { business, repeated, refused, seconds, ...result }: ImportResult,
  { dryRun, file }: { dryRun: boolean; file: string },
): string {
  const lists = [
    ...section(
      'Repeats of an article number in the file; the first row counts:',
      repeated.map(
        ({ line, label, firstLine }) => `line ${line} (${label}) repeats line ${firstLine}`,
      ),
    ),
    ...section(
      'Refused:',
      refused.map(({ line, label, faults }) => `line ${line} (${label}): ${sayFaults(faults)}`),
    ),
  ];
  const counts = [
    ['rows read', result.read],
    ['new', result.added],
    ['updated', result.updated],
    ['unchanged', result.unchanged],
    ['repeated', repeated.length],
    ['refused', refused.length],
    ['pictures stored', result.picturesAdded],
  ] as const;
  const rows = counts.map(([name, count]) => `  ${name.padEnd(16)}${number(count).padStart(9)}`);
  const title = dryRun
    ? `Checked ${file} for ${business}; nothing was written. It would be:`
    : `Imported ${file} for ${business}:`;
  const time = `  ${'seconds'.padEnd(16)}${seconds.toFixed(1).padStart(9)}`;
  const end = result.stopped
    ? ['', 'Stopped before the end: the same command brings the rest.']
    : [];
  return [...lists, title, ...rows, time, ...end].join('\n');
}

/** All reasons of a row as one text. */
export function sayFaults(faults: string[]): string {
  return faults.map((fault) => fault.replace(/\.$/, '')).join('; ');
}

function section(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), ''];
}

const number = (count: number) => formatNumber(count, 'en');
