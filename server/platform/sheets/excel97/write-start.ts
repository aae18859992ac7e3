import type { RecordWriter } from './record-writer.ts';

const BOF = 0x0809;
const kinds = { workbook: 0x0005, sheet: 0x0010 };

/** Marks the beginning of a workbook's or sheet's Excel 97 records. */
export function writeStart(out: RecordWriter, kind: keyof typeof kinds): void {
  out.words(BOF, 0x0600, kinds[kind], 0x0dbb, 0x07cc, 0x0041, 0, 0x0006, 0);
}
