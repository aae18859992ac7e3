import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFairQueue, type Sender } from '../fair-queue.ts';
import { openWorker } from '../workers/run-in-worker.ts';
import type { Sheet, SheetPlan } from './excel97/sheet.ts';
import type { ThreadMessage } from './write-workbook.worker.ts';

export type Workbooks = ReturnType<typeof createWorkbooks>;

const script = new URL('./write-workbook.worker.ts', import.meta.url);
const limits = { seconds: 60, heapMegabytes: 512 };

/**
 * Writes Excel 97 files in a separate thread, one at a time, so that requests are served meanwhile.
 * @param longestLine how many may wait for the one that is being made
 * @param maxRows per sheet, if fewer than the format allows
 */
export function createWorkbooks({
  longestLine = 20,
  maxRows,
}: { longestLine?: number; maxRows?: number } = {}) {
  const queue = createFairQueue(1, { longest: longestLine });
  const stopped = new AbortController();
  return {
    /**
     * @param sheets read as fast as written
     * @param sender whose turn it is
     * @throws QueueFull
     */
    async write(sheets: Sheet[], sender: Sender, signal?: AbortSignal) {
      const until = AbortSignal.any(signal ? [stopped.signal, signal] : [stopped.signal]);
      return queue.run(sender, () => writeInThread(sheets, maxRows, until));
    },
    /** Aborts the workbook in progress and those waiting. */
    stop: () => stopped.abort(),
  };
}

/** @returns a finished file whose name is already removed, so it disappears once it is closed */
async function writeInThread(sheets: Sheet[], maxRows: number | undefined, signal: AbortSignal) {
  const file = join(tmpdir(), `orendi-${randomUUID()}.xls`);
  await using undo = new AsyncDisposableStack();
  undo.defer(() => rm(file, { force: true }));
  const thread = undo.use(openWorker(script, { file, maxRows }, limits, signal));
  const tell = (message: ThreadMessage) => thread.ask(message);
  for (const { name, columns, rows } of sheets) {
    const sheet: SheetPlan = { name, columns };
    await tell({ sheet });
    for await (const some of rows) await tell({ rows: some });
  }
  await tell('end');
  const handle = await open(file);
  const { size } = await handle.stat();
  return { bytes: size, handle };
}
