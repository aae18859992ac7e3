import { createFairQueue, nobody } from '../../../platform/fair-queue.ts';
import { runInWorker } from '../../../platform/workers/run-in-worker.ts';

export interface SheetContent {
  name: string;
  /** Column widths, in characters. */
  widths: number[];
  rows: (string | number | null)[][];
}

const file = new URL('./write-workbook.worker.ts', import.meta.url);

/** Few at a time, because a catalogue of thousands takes hundreds of megabytes, but never all of one account. */
const queue = createFairQueue(2, { ofAccount: 1, longest: 64 });

/** @throws QueueFull */
export function writeWorkbook(
  sheets: SheetContent[],
  sender = nobody,
): Promise<Uint8Array<ArrayBuffer>> {
  return queue.run(sender, () => runInWorker(file, sheets, { seconds: 60, heapMegabytes: 1024 }));
}
