import { StartError } from '@orendi/server/platform/start-error';
import { chooseEncoding } from './choose-encoding.ts';
import { detectDelimiter } from './detect-delimiter.ts';
import { type Line, readLines } from './read-lines.ts';
import { type CsvRecord, readRecords } from './read-records.ts';

export interface Csv {
  /** The names of the columns as they stand. */
  header: string[];
  /** The records after the header, each with as many cells as the header. */
  records: AsyncIterable<CsvRecord>;
}

interface CsvOptions {
  encoding?: string | undefined;
  delimiter?: string | undefined;
}

/**
 * Opens a CSV file with a header row. The whole file is decoded once first, so that a wrong byte near its end is
 * known before anything is done with its beginning.
 * @throws StartError when it cannot be read, is empty, or is not of the encoding
 */
export async function openCsv(path: string, options: CsvOptions): Promise<Csv> {
  const encoding = await chooseEncoding(path, options.encoding);
  const first = await checkLines(readLines(path, encoding));
  if (first === null) throw new StartError(`${path} has no header row.`);
  const delimiter = options.delimiter ?? detectDelimiter(first.text);
  const records = readRecords(readLines(path, encoding), delimiter);
  const header = (await records.next()).value;
  if (!header) throw new StartError(`${path} has no header row.`);
  if ('fault' in header) {
    throw new StartError(`The header row of ${path} cannot be read: ${header.fault}.`);
  }
  return { header: header.cells, records: sameWidth(records, header.cells.length) };
}

/** The first line that is not blank, once all of them have been read. */
async function checkLines(lines: AsyncIterable<Line>): Promise<Line | null> {
  let first: Line | null = null;
  for await (const line of lines) {
    if (first === null && line.text.trim() !== '') first = line;
  }
  return first;
}

async function* sameWidth(records: AsyncIterable<CsvRecord>, width: number) {
  for await (const record of records) {
    if ('fault' in record || record.cells.length === width) {
      yield record;
    } else {
      const fault = `it has ${record.cells.length} columns where the header has ${width}`;
      yield { line: record.line, fault, text: record.cells.join(' | ') };
    }
  }
}
