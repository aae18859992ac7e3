import type { SheetColumn, Value } from './sheet.ts';
import { RecordWriter, writeStart } from './record-writer.ts';
import type { StringTable } from './string-table.ts';
import { styleOf } from './styles.ts';

const [COLINFO, DIMENSIONS, LABELSST, NUMBER] = [0x007d, 0x0200, 0x00fd, 0x0203];
const [WINDOW2, PANE, EOF] = [0x023e, 0x0041, 0x000a];

/** One sheet: a frozen header row, and rows below it. */
export class SheetRecords {
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

/**
 * An Excel cell may hold 32,767 characters; our texts are far shorter, and this many fit into one Excel 97 record in
 * any script.
 */
const MAX_TEXT = 4_000;

/** Characters that an Excel file must not contain. */
const forbidden = /[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu;

/**
 * Text as a cell may hold it. It goes into cells typed as text, where a leading `=`, `+`, `-` or `@` is no formula,
 * whoever wrote it.
 */
export function plainText(text: string): string {
  const clean = text.replaceAll(forbidden, '').toWellFormed();
  return clean.length > MAX_TEXT ? `${clean.slice(0, MAX_TEXT - 1).toWellFormed()}…` : clean;
}
