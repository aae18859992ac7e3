import { parentPort, workerData } from 'node:worker_threads';
import { type CellObject, read, type WorkSheet } from '@e965/xlsx';
import {
  type Cell,
  cellLimits,
  SheetFault,
  type SheetFaultReason,
  type SheetRow,
  textCell,
} from './cell.ts';
import { decodeText, readCsv } from './read-csv.ts';
import { repackZip } from './repack-zip.ts';

export interface ReadWorkbookTask {
  bytes: Uint8Array;
  maxRows: number;
}
export type ReadWorkbookResult = { rows: SheetRow[] } | { fault: SheetFaultReason };

/** Lines of a CSV: fifty for each of the most products. */
const maxLines = 100_000;

const zipStart = Buffer.from('PK\u0003\u0004', 'latin1');
const xlsStart = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

async function readRows({ bytes, maxRows }: ReadWorkbookTask): Promise<SheetRow[]> {
  const file = Buffer.from(bytes);
  const startsWith = (start: Buffer) => file.subarray(0, start.length).equals(start);
  const lines = startsWith(zipStart)
    ? sheetLines(await repackZip(file))
    : startsWith(xlsStart)
      ? sheetLines(file)
      : csvLines(decodeText(file));
  const rows: SheetRow[] = [];
  for (const { number, cells: all } of lines) {
    const cells = all.slice(0, cellLimits.columns);
    if (cells.every((cell) => cell === null)) continue;
    if (rows.length >= maxRows) throw new SheetFault('too_many_rows');
    rows.push({ number, cells });
  }
  return rows;
}

function* csvLines(text: string): Generator<SheetRow> {
  if (text.split(/\r\n?|\n/, maxLines + 1).length > maxLines) throw new SheetFault('too_complex');
  for (const record of readCsv(text, { keepsQuotes: true })) {
    if ('cells' in record) yield { number: record.number, cells: record.cells.map(textCell) };
  }
}

function* sheetLines(file: Buffer): Generator<SheetRow> {
  const options = { type: 'buffer', dense: true, sheets: 0, cellNF: true } as const;
  const { SheetNames: names, Sheets: sheets } = parse(() => read(file, options));
  const lines = linesOf(sheets[names[0] ?? '']);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    // Most lines, and most cells of a line, may be holes.
    if (line)
      yield { number: at + 1, cells: Array.from(line.slice(0, cellLimits.columns), cellOf) };
  }
}

function parse<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw new SheetFault('broken', { cause });
  }
}

const linesOf = (sheet: WorkSheet | undefined) =>
  (sheet?.['!data'] as ((CellObject | undefined)[] | undefined)[] | undefined) ?? [];

function cellOf(cell: CellObject | undefined): Cell | null {
  if (!cell || cell.v === undefined || cell.t === 'z') return null;
  if (cell.t === 'e') return { text: cell.w ?? '', isError: true };
  if (typeof cell.v !== 'number')
    return textCell(String(cell.t === 's' ? cell.v : (cell.w ?? cell.v)));
  // Removes floating-point noise, as in sums of cents.
  const number = Number(cell.v.toPrecision(14));
  const format = String(cell.z ?? 'General');
  if (format.includes('%')) return { text: `${Number((number * 100).toPrecision(14))}%` };
  return { text: format === 'General' ? String(number) : (cell.w ?? String(number)), number };
}

const result: ReadWorkbookResult = await readRows(workerData as ReadWorkbookTask).then(
  (rows) => ({ rows }),
  (error: unknown) => {
    if (error instanceof SheetFault) return { fault: error.reason };
    throw error;
  },
);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window.
parentPort?.postMessage(result);
