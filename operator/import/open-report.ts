import { open } from 'node:fs/promises';
import { getSystemErrorMessage } from 'node:util';
import { StartError } from '@orendi/server/platform/start-error';
import { type RefusedRow, sayFaults } from './import-result.ts';

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
