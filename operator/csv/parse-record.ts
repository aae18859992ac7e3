import { type CsvError, parse } from 'csv-parse/sync';

/** The cells of a record; `open` when a quoted cell goes on after the text; or why it is none. */
export type ParsedRecord = string[] | 'open' | { fault: string };

const faults: Record<string, string> = {
  INVALID_OPENING_QUOTE:
    'a quote stands inside a cell that is not in quotes (write the cell in quotes and the quote twice)',
  CSV_INVALID_CLOSING_QUOTE:
    'a closing quote is followed by more text (write an inner quote twice)',
};

/** Reads the text of one record; quoted cells may hold `\n`. */
export function parseRecord(text: string, delimiter: string): ParsedRecord {
  try {
    const records: string[][] = parse(text, { delimiter, record_delimiter: '\n', trim: true });
    return records[0] ?? [];
  } catch (error) {
    const { code } = error as CsvError;
    if (code === 'CSV_QUOTE_NOT_CLOSED') return 'open';
    const fault = faults[code];
    if (fault === undefined) throw error;
    return { fault };
  }
}
