import { type CsvError, parse } from 'csv-parse/sync';
import { SheetFault } from './cell.ts';

export type CsvFault = 'open_quote' | 'quote_in_cell' | 'text_after_quote';

interface Place {
  /** The line of the file on which it begins, from 1. */
  line: number;
  /** Its number among all records, from 1, as a spreadsheet program numbers rows. */
  number: number;
}

/** A record: its cells, or why it cannot be read, with its first line as text. */
export type CsvRecord = Place & ({ cells: string[] } | { fault: CsvFault; text: string });

interface CsvOptions {
  /** Default: whichever of comma, semicolon, tab and `|` is most frequent in the first line that looks like one of a table. */
  delimiter?: string | undefined;
  /** Reads stray quotes as ordinary characters instead of reporting a fault. */
  keepsQuotes?: boolean;
}

const delimiters = [',', ';', '\t', '|'];

/** A quoted cell longer than this is assumed to lack its closing quote. */
const mostLines = 200;

/**
 * The records of a CSV (RFC 4180, any line endings), without blank lines and rows of empty cells. After a broken
 * record, reading continues with the line after its first one, so that a quote that is never closed does not swallow
 * the rest.
 */
export function* readCsv(
  text: string,
  { delimiter, keepsQuotes = false }: CsvOptions = {},
): Generator<CsvRecord, void> {
  const lines = text.split(/\r\n?|\n/);
  const format = {
    delimiter:
      delimiter ?? seenDelimiter(lines.filter((line) => line.trim() !== '').slice(0, firstLines)),
    keepsQuotes,
  };
  let number = 0;
  for (let at = 0; at < lines.length; number += 1) {
    const first = lines[at] ?? '';
    const { record, length } = readRecord(lines, at, format);
    const place = { line: at + 1, number: number + 1 };
    at += length;
    if (!Array.isArray(record)) yield { ...place, fault: record, text: first };
    else if (record.some((cell) => cell !== '')) yield { ...place, cells: record };
  }
}

/** Titles and notes may come before the headings. */
const firstLines = 10;

function seenDelimiter(lines: string[]): string {
  const unquoted = lines.map((line) => line.replace(/"(?:[^"]|"")*"?/g, ''));
  const count = (line: string | undefined, delimiter: string) => line?.split(delimiter).length ?? 0;
  const most = unquoted.map((line) =>
    delimiters.reduce((best, next) => (count(line, next) > count(line, best) ? next : best)),
  );
  // The delimiter of headings is in the line below, too; a comma in a title is not.
  const isTable = (delimiter: string, at: number) =>
    count(unquoted[at], delimiter) > 1 && count(unquoted[at + 1], delimiter) > 1;
  return most.find(isTable) ?? most[0] ?? ',';
}

interface Format {
  delimiter: string;
  keepsQuotes: boolean;
}

function readRecord(
  lines: string[],
  start: number,
  format: Format,
): { record: string[] | CsvFault; length: number } {
  let text = lines[start] ?? '';
  let record = parseRecord(text, format);
  let length = 1;
  while (record === 'open_quote' && length <= mostLines && start + length < lines.length) {
    const line = lines[start + length] ?? '';
    text += `\n${line}`;
    length += 1;
    // Only a quote can end the cell, so the record is not parsed again before there is one.
    if (line.includes('"')) record = parseRecord(text, format);
  }
  if (Array.isArray(record)) return { record, length };
  if (!format.keepsQuotes) return { record: length > 1 ? 'open_quote' : record, length: 1 };
  return { record: splitLine(lines[start] ?? '', format), length: 1 };
}

function parseRecord(text: string, { delimiter, keepsQuotes }: Format): string[] | CsvFault {
  if (text === '') return [];
  try {
    return (
      parse(text, {
        delimiter,
        record_delimiter: '\n',
        trim: true,
        relax_quotes: keepsQuotes,
      })[0] ?? []
    );
  } catch (error) {
    const fault = faults[(error as CsvError).code];
    if (fault === undefined) throw error;
    return fault;
  }
}

const faults: Record<string, CsvFault> = {
  CSV_QUOTE_NOT_CLOSED: 'open_quote',
  INVALID_OPENING_QUOTE: 'quote_in_cell',
  CSV_INVALID_CLOSING_QUOTE: 'text_after_quote',
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: 'text_after_quote',
};

const splitLine = (line: string, { delimiter }: Format): string[] =>
  line.split(delimiter).map((cell) => cell.trim());

/** UTF-8 without a byte order mark. */
export function seenEncoding([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}

/**
 * Decodes a CSV of a seller, who cannot be asked for its encoding. What is not UTF-8 is read as Windows-1252, which
 * Excel writes on older Windows systems in the Balkans and which has `ë` and `ç`.
 * @throws SheetFault for bytes that are not text
 */
export function decodeText(bytes: Buffer): string {
  const encoding = seenEncoding(bytes);
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes);
  if (bytes.includes(0)) throw new SheetFault('broken');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
