import { CFB } from '@e965/xlsx';
import type { SheetPlan, Value } from './sheet.ts';
import { RecordWriter, textBytes, writeStart } from './record-writer.ts';
import { SheetRecords } from './sheet-records.ts';
import { StringTable } from './string-table.ts';
import { writeStyles } from './styles.ts';

/** Rows of a sheet below its header. */
const MAX_ROWS = 65_535;

const [CODEPAGE, WINDOW1, DATEMODE, BOUNDSHEET, EOF] = [0x0042, 0x003d, 0x0022, 0x0085, 0x000a];

interface NamedSheet {
  name: string;
  records: SheetRecords;
}

/**
 * An Excel 97 workbook ([MS-XLS]) that takes its rows in batches. The library can write this format too, but keeps 16
 * kB per cell and compares every text with all before it; so it only makes the container around the records written
 * here.
 */
export class Workbook {
  readonly #texts = new StringTable();
  readonly #sheets: NamedSheet[] = [];
  readonly #maxRows: number;
  #plan: SheetPlan | null = null;
  #parts = 0;

  constructor(maxRows = MAX_ROWS) {
    this.#maxRows = maxRows;
  }

  addSheet(plan: SheetPlan): void {
    this.#plan = plan;
    this.#parts = 0;
    this.#openSheet(plan);
  }

  /** Adds rows to the last sheet, and another sheet when it is full. */
  addRows(rows: Value[][]): void {
    if (!this.#plan) throw new Error('There is no sheet yet.');
    for (const row of rows) {
      const last = this.#sheets.at(-1)?.records;
      const hasRoom = last && last.rows <= this.#maxRows;
      (hasRoom ? last : this.#openSheet(this.#plan)).add(row);
    }
  }

  finish(): Buffer {
    const sheets = this.#sheets.map(({ name, records }, i) => {
      const out = records.finish(i === 0);
      return { name, out };
    });
    const before = this.#writeGlobals(sheets, 0).bytes;
    const globals = this.#writeGlobals(sheets, before);
    const chunks = [globals, ...sheets.map(({ out }) => out)].flatMap((out) => out.chunks());
    const container = CFB.utils.cfb_new();
    CFB.utils.cfb_add(container, '/Workbook', Buffer.concat(chunks));
    return CFB.write(container, { type: 'buffer' }) as Buffer;
  }

  #openSheet({ name, columns }: SheetPlan): SheetRecords {
    this.#parts += 1;
    const records = new SheetRecords(columns, this.#texts);
    this.#sheets.push({ name: this.#parts > 1 ? `${name} ${this.#parts}` : name, records });
    return records;
  }

  /** The records before the sheets, which state where each sheet begins: `start` bytes further, one after another. */
  #writeGlobals(sheets: { name: string; out: RecordWriter }[], start: number): RecordWriter {
    const out = new RecordWriter();
    writeStart(out, 'workbook');
    out.words(CODEPAGE, 0x04b0);
    out.words(WINDOW1, 0, 0, 0x4000, 0x2000, 0x0038, 0, 0, 1, 0x0258);
    out.words(DATEMODE, 0);
    writeStyles(out);
    let place = start;
    for (const { name, out: records } of sheets) {
      const head = Buffer.alloc(6);
      head.writeUInt32LE(place, 0);
      out.data(BOUNDSHEET, Buffer.concat([head, textBytes(name, 1)]));
      place += records.bytes;
    }
    this.#texts.write(out);
    out.words(EOF);
    return out;
  }
}
