import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import {
  type CsvFault,
  type CsvRecord,
  matchColumns,
  readCsv,
  seenEncoding,
  textCell,
} from '@orendi/server/features/spreadsheets/index';
import { StartError } from '@orendi/server/platform/start-error';
import { fileFault } from '@orendi/server/features/operators/index';

/** A record with the line it begins on: its cells, or why it cannot be parsed and its first line verbatim. */
export type CsvRow =
  | { line: number; cells: string[] }
  | { line: number; fault: string; text: string };

/**
 * Opens a CSV file with a header row: the column names as written, and records with as many cells each.
 * @throws StartError when it cannot be read, is empty, or is not in the encoding
 */
export async function openCsv(
  path: string,
  { encoding, delimiter }: { encoding?: string | undefined; delimiter?: string | undefined },
) {
  const bytes = await readBytes(path).catch((error: unknown) => {
    throw fileFault(path, error);
  });
  const text = decode(path, bytes, encoding ?? seenEncoding(bytes));
  const [header, ...records] = fromHeadings([...readCsv(text, { delimiter })]);
  if (!header) throw new StartError(`${path} has no header row.`);
  if ('fault' in header) {
    throw new StartError(`The header row of ${path} cannot be read: ${faults[header.fault]}.`);
  }
  return { header: header.cells, records: sameWidth(records, header.cells.length) };
}

const workbook = 'is an Excel workbook: save it as CSV UTF-8 first';

/** First bytes of files often mistaken for a CSV. */
const otherFormats = [
  { start: Buffer.from('PK\u0003\u0004', 'latin1'), sentence: workbook },
  { start: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), sentence: workbook },
  { start: Buffer.from('%PDF', 'latin1'), sentence: 'is a PDF, not a CSV file' },
];

async function readBytes(path: string): Promise<Buffer> {
  const found = await stat(path);
  if (found.isDirectory()) throw new StartError(`${path} is a folder, not a CSV file.`);
  if (!found.isFile()) throw new StartError(`${path} is not a file.`);
  const bytes = await readFile(path);
  if (bytes.length === 0) throw new StartError(`${path} is empty.`);
  const other = otherFormats.find(({ start }) => bytes.subarray(0, start.length).equals(start));
  if (other) throw new StartError(`${path} ${other.sentence}.`);
  return bytes;
}

/** In characters. No real catalog has a longer line. */
const longestLine = 1_000_000;

function decode(path: string, bytes: Buffer, encoding: string): string {
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    const line = encoding === 'utf-8' ? ` (line ${findWrongLine(bytes)})` : '';
    throw new StartError(
      `${path} is not ${encoding} text${line}: save it as CSV UTF-8, or name its encoding, such as --encoding windows-1250.`,
    );
  }
  const endless = text.split(/\r\n?|\n/).findIndex((line) => line.length > longestLine);
  if (endless >= 0) {
    throw new StartError(
      `Line ${endless + 1} of ${path} does not end: this does not look like a CSV file.`,
    );
  }
  return text;
}

/** The number of the first line that is not UTF-8, for the person who has to fix it. */
function findWrongLine(bytes: Buffer): number {
  // latin1 maps every byte to one character.
  const lines = bytes.toString('latin1').split(/\r\n?|\n/);
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;
}

const faults: Record<CsvFault, string> = {
  open_quote: 'a quote is opened and not properly closed',
  quote_in_cell:
    'a quote stands inside a cell that is not in quotes (write the cell in quotes and the quote twice)',
  text_after_quote: 'a closing quote is followed by more text (write an inner quote twice)',
};

/** The records from the headings on: those that a seller's sheet would be read by, else the first. */
function fromHeadings(records: CsvRecord[]): CsvRecord[] {
  const rows = records.slice(0, 10).map((record) => ({
    number: record.number,
    cells: 'cells' in record ? record.cells.map(textCell) : [],
  }));
  const found = matchColumns(rows);
  return found && found.places.placeOf.size >= 2 ? records.slice(found.above - 1) : records;
}

function* sameWidth(records: CsvRecord[], width: number): Generator<CsvRow> {
  for (const record of records) {
    const { line } = record;
    if ('fault' in record) {
      yield { line, fault: faults[record.fault], text: record.text };
    } else if (record.cells.length === width) {
      yield { line, cells: record.cells };
    } else {
      const fault = `it has ${record.cells.length} columns where the header has ${width}`;
      yield { line, fault, text: record.cells.join(' | ') };
    }
  }
}
