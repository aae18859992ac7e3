import { parentPort, workerData } from 'node:worker_threads';
import { type CellObject, utils, write } from '@e965/xlsx';
import type { SheetContent } from './write-workbook.ts';

/* Writes an .xlsx in a separate thread, because a large catalogue takes a second. */

/** Excel reads `_x0041_` in a text as the character with that code, so such underscores are escaped. */
const escape = (text: string) => text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');

/** Text is always written as text, even if it begins like a formula. */
function cellOf(value: string | number | null): CellObject | null {
  if (value === null || value === '') return null;
  return typeof value === 'number' ? { t: 'n', v: value } : { t: 's', v: escape(value) };
}

const book = utils.book_new();
for (const { name, widths, rows } of workerData as SheetContent[]) {
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(cellOf)));
  sheet['!cols'] = widths.map((wch) => ({ wch }));
  utils.book_append_sheet(book, sheet, name);
}
// Texts go into the shared string table, as Excel does it: inline they would be read as results of formulas.
const options = { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true } as const;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window.
parentPort?.postMessage(write(book, options));
