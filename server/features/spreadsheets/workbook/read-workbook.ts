import { imports } from '@orendi/contract/limits';
import { createFairQueue, nobody } from '../../../platform/fair-queue.ts';
import { runInWorker, WorkerFailed } from '../../../platform/workers/run-in-worker.ts';
import { SheetFault, type SheetRow } from './cell.ts';
import type { ReadWorkbookResult, ReadWorkbookTask } from './read-workbook.worker.ts';

const file = new URL('./read-workbook.worker.ts', import.meta.url);
/** Products, plus the headings and notes above them. */
const maxRows = imports.maxRows + 10;

/** For products by the thousand it takes a second; a machine under load several. */
const limits = { seconds: 12, heapMegabytes: 256 };

/** Few at a time, because reading a workbook may take hundreds of megabytes, but never all of one account. */
const queue = createFairQueue(2, { ofAccount: 1, longest: 64 });

/**
 * The non-blank rows of the first sheet of an .xlsx, .xls, .ods or .csv. A malicious file costs at most some seconds of
 * a separate thread, of which each account has one at a time.
 * @throws SheetFault; QueueFull
 */
export async function readWorkbook(bytes: Buffer, sender = nobody): Promise<SheetRow[]> {
  const task: ReadWorkbookTask = { bytes, maxRows };
  const result = await queue
    .run(sender, () => runInWorker<ReadWorkbookResult>(file, task, limits))
    .catch((cause: unknown) => {
      if (!(cause instanceof WorkerFailed)) throw cause;
      throw new SheetFault(cause.isExhausted ? 'too_complex' : 'broken', { cause });
    });
  if ('fault' in result) throw new SheetFault(result.fault);
  return result.rows;
}
