import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ApiError } from '../http/api-error.ts';
import { createQueue, QueueFull } from '../media/queue.ts';
import type { Sheet, SheetPlan } from './sheet.ts';
import type { ThreadMessage } from './write-workbook.worker.ts';

/** A finished file. It has no name any more, and is gone once it is closed. */
export interface WorkbookFile {
  bytes: number;
  handle: FileHandle;
}

/** Makes Excel 97 files in a thread of their own, one after the other, so that requests go on beside them. */
export interface Workbooks {
  /**
   * @param sheets their rows are read as fast as they are written
   * @throws ApiError UNAVAILABLE where too many others wait
   */
  write(sheets: Sheet[], signal?: AbortSignal): Promise<WorkbookFile>;
}

interface Options {
  /** Workbooks that wait for the one that is made. */
  longestLine?: number;
  /** Rows of one sheet, where it shall be fewer than the format allows. */
  maxRows?: number;
}

/** A thread that needs more ends, and nothing beside it. */
const HEAP_MB = 512;

const later = () => new ApiError('UNAVAILABLE', { headers: { 'Retry-After': '10' } });

export function createWorkbooks({ longestLine = 20, maxRows }: Options = {}): Workbooks {
  const queue = createQueue(1, longestLine);
  return {
    async write(sheets, signal) {
      try {
        return await queue(() => writeInThread(sheets, maxRows, signal));
      } catch (error) {
        throw error instanceof QueueFull ? later() : error;
      }
    },
  };
}

async function writeInThread(
  sheets: Sheet[],
  maxRows: number | undefined,
  signal: AbortSignal | undefined,
): Promise<WorkbookFile> {
  signal?.throwIfAborted();
  const file = join(tmpdir(), `orendi-${randomUUID()}.xls`);
  const thread = new Worker(new URL('./write-workbook.worker.ts', import.meta.url), {
    workerData: { file, maxRows },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  try {
    const tell = talkTo(thread, signal);
    for (const { name, columns, rows } of sheets) {
      const sheet: SheetPlan = { name, columns };
      await tell({ sheet });
      for await (const some of rows) await tell({ rows: some });
    }
    await tell('end');
    const handle = await open(file);
    const { size } = await handle.stat();
    return { bytes: size, handle };
  } finally {
    await thread.terminate();
    await rm(file, { force: true });
  }
}

/** Tells a thread one thing after another, each once it is done with the last. */
function talkTo(thread: Worker, signal: AbortSignal | undefined) {
  const ended = new AbortController();
  let fault: unknown = new Error('the thread of a workbook has ended');
  thread.on('error', (error) => {
    fault = error;
    ended.abort();
  });
  thread.on('exit', () => ended.abort());
  const until = signal ? AbortSignal.any([signal, ended.signal]) : ended.signal;
  return async (message: ThreadMessage): Promise<void> => {
    const done = once(thread, 'message', { signal: until });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    thread.postMessage(message);
    try {
      await done;
    } catch (error) {
      throw ended.signal.aborted ? fault : error;
    }
  };
}
