import { runInWorker } from '../../../platform/workers/run-in-worker.ts';

export interface SheetContent {
  name: string;
  /** Column widths, in characters. */
  widths: number[];
  rows: (string | number | null)[][];
}

const file = new URL('./write-workbook.worker.ts', import.meta.url);

/** An .xlsx with these sheets. */
export function writeWorkbook(sheets: SheetContent[]): Promise<Uint8Array<ArrayBuffer>> {
  return runInWorker(file, sheets, { seconds: 60, heapMegabytes: 1024 });
}
