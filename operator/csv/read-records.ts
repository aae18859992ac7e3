import { parseRecord, type ParsedRecord } from './parse-record.ts';
import type { Line } from './read-lines.ts';

/** A record by the line it begins on: its cells, or why it cannot be read and its first line as it stands. */
export type CsvRecord =
  | { line: number; cells: string[] }
  | { line: number; fault: string; text: string };

/** A quoted cell that runs on longer than this is one whose closing quote is missing. */
const mostLines = 200;

/**
 * The records of a CSV. A broken one costs its first line only: reading goes on with the next line, so that a quote
 * that is never closed does not swallow the rest of the file. Blank lines and rows of empty cells are left out.
 */
export async function* readRecords(
  lines: AsyncIterable<Line>,
  delimiter: string,
): AsyncGenerator<CsvRecord> {
  const source = lines[Symbol.asyncIterator]();
  const pending: Line[] = [];
  const take = async () => pending.shift() ?? (await source.next()).value;

  try {
    for (let first: Line | undefined = await take(); first; first = await take()) {
      const { number: line, text } = first;
      const { record, more } = await completeRecord(text, delimiter, take);
      if (Array.isArray(record)) {
        if (record.some((cell) => cell !== '')) yield { line, cells: record };
      } else {
        pending.unshift(...more);
        const isOpen = record === 'open' || more.length > 0;
        const fault = isOpen ? 'a quote is opened and not properly closed' : record.fault;
        yield { line, fault, text };
      }
    }
  } finally {
    await source.return?.();
  }
}

/** Adds lines for as long as a quoted cell goes on. */
async function completeRecord(
  first: string,
  delimiter: string,
  take: () => Promise<Line | undefined>,
): Promise<{ record: ParsedRecord; more: Line[] }> {
  const more: Line[] = [];
  let text = first;
  let record = parseRecord(text, delimiter);
  while (record === 'open' && more.length < mostLines) {
    const line = await take();
    if (!line) break;
    more.push(line);
    text += `\n${line.text}`;
    // Only a quote can end it.
    if (line.text.includes('"')) record = parseRecord(text, delimiter);
  }
  return { record, more };
}
