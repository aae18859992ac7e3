import type { RecordWriter } from './record-writer.ts';

const BOF = 0x0809;
const kinds = { workbook: 0x0005, sheet: 0x0010 };

/** Says that the records of a workbook or of a sheet begin, and that they are those of Excel 97. */
export function writeStart(out: RecordWriter, kind: keyof typeof kinds): void {
  out.words(BOF, 0x0600, kinds[kind], 0x0dbb, 0x07cc, 0x0041, 0, 0x0006, 0);
}
