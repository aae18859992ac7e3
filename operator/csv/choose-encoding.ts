import { open, stat } from 'node:fs/promises';
import { StartError } from '@orendi/server/platform/start-error';
import { fileFault } from './file-fault.ts';

const workbook = 'is an Excel workbook: save it as CSV UTF-8 first';

/** First bytes of files that are often taken for a CSV. */
const otherFormats = [
  { start: Buffer.from('PK\u0003\u0004', 'latin1'), sentence: workbook },
  { start: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), sentence: workbook },
  { start: Buffer.from('%PDF', 'latin1'), sentence: 'is a PDF, not a CSV file' },
];

/**
 * The encoding to read a file in: the one asked for, else UTF-16 where a byte order mark says so, else UTF-8.
 * @throws StartError when the file is missing, a folder, empty, or of a format that is known and no text
 */
export async function chooseEncoding(path: string, asked: string | undefined): Promise<string> {
  const start = await firstBytes(path).catch((error: unknown) => {
    throw fileFault(path, error);
  });
  if (start.length === 0) throw new StartError(`${path} is empty.`);
  const other = otherFormats.find((format) => start.indexOf(format.start) === 0);
  if (other) throw new StartError(`${path} ${other.sentence}.`);
  if (asked !== undefined) return asked;
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

async function firstBytes(path: string): Promise<Buffer> {
  const found = await stat(path);
  if (found.isDirectory()) throw new StartError(`${path} is a folder, not a CSV file.`);
  if (!found.isFile()) throw new StartError(`${path} is not a file.`);
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
