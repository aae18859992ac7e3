import { formatNumber } from '@orendi/contract/money';

/** A row that was not imported. */
export interface RefusedRow {
  line: number;
  /** Its article number or name, if it could be read. */
  label: string;
  faults: string[];
  /** Empty if the row could not be parsed. */
  cells: string[];
}

interface RepeatedRow {
  line: number;
  label: string;
  /** The line that has already brought its product. */
  firstLine: number;
}

export interface ImportResult {
  business: string;
  read: number;
  added: number;
  updated: number;
  unchanged: number;
  repeated: RepeatedRow[];
  refused: RefusedRow[];
  picturesAdded: number;
  seconds: number;
  /** Whether it was stopped before the end of the file. */
  stopped: boolean;
}

export const emptyResult = (business: string): ImportResult => ({
  business,
  read: 0,
  added: 0,
  updated: 0,
  unchanged: 0,
  repeated: [],
  refused: [],
  picturesAdded: 0,
  seconds: 0,
  stopped: false,
});

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
