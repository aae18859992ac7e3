import { createReadStream } from 'node:fs';
import { StartError } from '@orendi/server/platform/start-error';
import { findWrongLine } from './find-wrong-line.ts';

export interface Line {
  text: string;
  /** Counted from 1, as an editor shows it. */
  number: number;
}

/** In characters: no line of a catalogue is that long, and one that is must not fill the memory. */
const longestLine = 1_000_000;

/**
 * The lines of a text file without their ends, which may be of any kind, and without a byte order mark.
 * @throws StartError at the first byte that is not of the encoding
 */
export async function* readLines(path: string, encoding: string): AsyncGenerator<Line> {
  let number = 0;
  let rest = '';
  for await (const text of decode(path, encoding)) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield { text: line, number: (number += 1) };
    if (rest.length > longestLine) {
      throw new StartError(
        `Line ${number + 1} of ${path} does not end: this does not look like a CSV file.`,
      );
    }
  }
  if (rest !== '') yield { text: rest, number: number + 1 };
}

/** Text with `\n` as its only line end. */
async function* decode(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let held = '';
  try {
    for await (const chunk of createReadStream(path)) {
      const text = held + decoder.decode(chunk as Buffer, { stream: true });
      // A carriage return at the end may be the first half of a line end.
      held = text.endsWith('\r') ? '\r' : '';
      yield (held ? text.slice(0, -1) : text).replace(/\r\n?/g, '\n');
    }
    yield (held + decoder.decode()).replace(/\r\n?/g, '\n');
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const line = encoding === 'utf-8' ? await findWrongLine(path) : null;
    throw new StartError(
      `${path} is not ${encoding} text${line ? ` (line ${line})` : ''}: save it as CSV UTF-8, or name its encoding, such as --encoding windows-1250.`,
    );
  }
}
