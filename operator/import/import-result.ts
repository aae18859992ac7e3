import { open } from 'node:fs/promises';
import { getSystemErrorMessage } from 'node:util';
import { formatNumber } from '@orendi/contract/money';
import { StartError } from '@orendi/server/platform/start-error';

interface RefusedRow {
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

export type ImportResult = ReturnType<typeof emptyResult>;

export const emptyResult = (business: string) => ({
  business,
  read: 0,
  added: 0,
  updated: 0,
  unchanged: 0,
  repeated: [] as RepeatedRow[],
  refused: [] as RefusedRow[],
  picturesAdded: 0,
  seconds: 0,
  /** Whether it was stopped before the end of the file. */
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

function sayFaults(faults: string[]): string {
  return faults.map((fault) => fault.replace(/\.$/, '')).join('; ');
}

function section(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), ''];
}

const number = (count: number) => formatNumber(count, 'en');

/**
 * Opens a CSV for refused rows: line and reason, then the original columns, so that it can be corrected and imported.
 * @throws StartError when the file cannot be written, before anything else is done
 */
export async function openReport(path: string) {
  const file = await open(path, 'w').catch((error: NodeJS.ErrnoException) => {
    const reason = error.errno === undefined ? error.message : getSystemErrorMessage(error.errno);
    throw new StartError(`The report cannot be written to ${path}: ${reason}.`);
  });
  return {
    async write(header: string[], rows: RefusedRow[]): Promise<void> {
      const lines = [['line', 'reason', ...header], ...rows.map((row) => cellsOf(row, header))];
      // The byte order mark tells Excel that the file is UTF-8.
      await file.writeFile(`\uFEFF${lines.map(toLine).join('')}`);
    },
    close: () => file.close(),
  };
}

function cellsOf({ line, label, faults, cells }: RefusedRow, header: string[]): string[] {
  // A row that could not be parsed has no cells: its beginning goes into the first column.
  const shown = cells.length > 0 ? cells : header.map((_, i) => (i === 0 ? label : ''));
  return [String(line), sayFaults(faults), ...shown];
}

const toLine = (cells: string[]) => `${cells.map(quote).join(',')}\r\n`;

const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
