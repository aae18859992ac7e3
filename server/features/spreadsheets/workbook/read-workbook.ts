import { imports } from '@orendi/contract/limits';
import { createQueue } from '../../../platform/media/queue.ts';
import type { SheetRow } from './cell.ts';
import type { ReadWorkbookResult, ReadWorkbookTask } from './read-workbook.worker.ts';
import { runInWorker, WorkerFailed } from '../../../platform/workers/run-in-worker.ts';
import { SheetFault } from './sheet-fault.ts';

const file = new URL('./read-workbook.worker.ts', import.meta.url);
/** Products, plus the headings and notes above them. */
const maxRows = imports.maxRows + 10;

/** One at a time, because reading a workbook may take hundreds of megabytes for some seconds. */
const inTurn = createQueue(1, 32);

/**
 * The non-blank rows of the first sheet of an .xlsx, .xls, .ods or .csv. A malicious file costs at most some seconds of
 * a separate thread.
 * @throws SheetFault; QueueFull
 */
export async function readWorkbook(bytes: Buffer): Promise<SheetRow[]> {
  const task: ReadWorkbookTask = { bytes, maxRows };
  const result = await inTurn(() => runInWorker<ReadWorkbookResult>(file, task)).catch(
    (cause: unknown) => {
      if (!(cause instanceof WorkerFailed)) throw cause;
      throw new SheetFault(cause.isExhausted ? 'too_complex' : 'broken', { cause });
    },
  );
  if ('fault' in result) throw new SheetFault(result.fault);
  return result.rows;
}
