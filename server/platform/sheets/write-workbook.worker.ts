/* The thread that turns rows into an Excel 97 file; create-workbooks.ts runs one per workbook. */
import { writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { Workbook } from './excel97/workbook.ts';
import type { SheetPlan, Value } from './excel97/sheet.ts';

export type ThreadMessage = { sheet: SheetPlan } | { rows: Value[][] } | 'end';

const { file, maxRows } = workerData as { file: string; maxRows?: number };
const workbook = new Workbook(maxRows);

parentPort?.on('message', (message: ThreadMessage) => {
  if (message === 'end') writeFileSync(file, workbook.finish(), { mode: 0o600 });
  else if ('sheet' in message) workbook.addSheet(message.sheet);
  else workbook.addRows(message.rows);
  // Asks for more, so that only one batch of rows is in flight.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage('done');
});
