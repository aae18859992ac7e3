import { CFB } from '@e965/xlsx';
import type { SheetPlan, Value, SheetColumn } from './sheet.ts';
import { RecordWriter, textBytes, writeStart } from './record-writer.ts';
import { writeStyles, styleOf } from './styles.ts';

const [COLINFO, DIMENSIONS, LABELSST, NUMBER] = [0x007d, 0x0200, 0x00fd, 0x0203];
const [WINDOW2, PANE] = [0x023e, 0x0041];

/** One sheet: a frozen header row, and rows below it. */
class SheetRecords {
  /** Including the header. */
  rows = 0;
  readonly #out = new RecordWriter();
  readonly #columns: SheetColumn[];
  readonly #texts: StringTable;
  readonly #dimensions: Buffer;

  constructor(columns: SheetColumn[], texts: StringTable) {
    this.#columns = columns;
    this.#texts = texts;
    writeStart(this.#out, 'sheet');
    for (const [i, { kind, width }] of columns.entries()) {
      this.#out.words(COLINFO, i, i, Math.round(width * 256), styleOf[kind], 0, 0);
    }
    this.#dimensions = this.#out.begin(DIMENSIONS, 14).fill(0);
    this.#dimensions.writeUInt16LE(columns.length, 10);
    for (const [i, { header }] of columns.entries()) this.#text(i, header, styleOf.header);
    this.rows = 1;
  }

  add(row: Value[]): void {
    for (const [i, { kind }] of this.#columns.entries()) {
      const value = row[i] ?? null;
      if (typeof value === 'string') this.#text(i, value, styleOf.text);
      else if (value !== null) this.#number(i, value, styleOf[kind]);
    }
    this.rows += 1;
  }

  /** @param isFirst whether the workbook opens with this sheet */
  finish(isFirst: boolean): RecordWriter {
    this.#dimensions.writeUInt32LE(this.rows, 4);
    // Gridlines and headings shown, the first row frozen; the first sheet is selected.
    this.#out.words(WINDOW2, isFirst ? 0x07be : 0x01be, 0, 0, 0x40, 0, 0, 0, 0, 0);
    this.#out.words(PANE, 0, 1, 1, 0, 2);
    this.#out.words(EOF);
    return this.#out;
  }

  #text(column: number, text: string, style: number): void {
    const cell = this.#cell(LABELSST, 10, column, style);
    cell.writeUInt32LE(this.#texts.numberOf(plainText(text)), 6);
  }

  #number(column: number, value: number, style: number): void {
    this.#cell(NUMBER, 14, column, style).writeDoubleLE(value, 6);
  }

  #cell(type: number, length: number, column: number, style: number): Buffer {
    const cell = this.#out.begin(type, length);
    cell.writeUInt16LE(this.rows, 0);
    cell.writeUInt16LE(column, 2);
    cell.writeUInt16LE(style, 4);
    return cell;
  }
}

/** Excel allows 32,767 characters; this many fit into one Excel 97 record in any script, and ours are shorter. */
const MAX_TEXT = 4_000;

/** Characters that an Excel file must not contain. */
const forbidden = /[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu;

/** Goes into cells typed as text, where a leading `=`, `+`, `-` or `@` is not a formula, whoever wrote it. */
function plainText(text: string): string {
  const clean = text.replaceAll(forbidden, '').toWellFormed();
  return clean.length > MAX_TEXT ? `${clean.slice(0, MAX_TEXT - 1).toWellFormed()}…` : clean;
}

const SST = 0x00fc;
const CONTINUE = 0x003c;
const MAX_RECORD = 8_224;

/** The texts of all cells, each distinct text once ([MS-XLS] 2.4.265). */
export class StringTable {
  readonly #numbers = new Map<string, number>();
  #uses = 0;

  /** @returns the index by which cells refer to the text */
  numberOf(text: string): number {
    this.#uses += 1;
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(text, number);
    return number;
  }

  /** No text crosses the end of a record: the longest fits into one. */
  write(out: RecordWriter): void {
    const head = Buffer.alloc(8);
    head.writeUInt32LE(this.#uses, 0);
    head.writeUInt32LE(this.#numbers.size, 4);
    let type = SST;
    let parts: Buffer[] = [head];
    let size = head.length;
    const flush = () => {
      out.data(type, Buffer.concat(parts, size));
      type = CONTINUE;
      parts = [];
      size = 0;
    };
    for (const text of this.#numbers.keys()) {
      const bytes = textBytes(text);
      if (size + bytes.length > MAX_RECORD) flush();
      parts.push(bytes);
      size += bytes.length;
    }
    flush();
  }
}

/** Rows of a sheet below its header. */
const MAX_ROWS = 65_535;

const [CODEPAGE, WINDOW1, DATEMODE, BOUNDSHEET, EOF] = [0x0042, 0x003d, 0x0022, 0x0085, 0x000a];

/**
 * An Excel 97 workbook ([MS-XLS]) that takes its rows in batches. The library can write this format too, but keeps 16
 * kB per cell and compares every text with all before it; so it only makes the container around the records written
 * here.
 */
export class Workbook {
  readonly #texts = new StringTable();
  readonly #sheets: { name: string; records: SheetRecords }[] = [];
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
