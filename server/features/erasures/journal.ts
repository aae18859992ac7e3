import { open, readFile } from 'node:fs/promises';
import { ownFile } from '../../platform/files/write-whole.ts';
import { type Erasure, erasureSchema } from './erasure.ts';

export const journalName = 'erasures.jsonl';

/**
 * Appends lines to a journal and flushes it. Each starts on a line of its own whatever a killed process has left, and
 * is short enough for two processes to append at once.
 */
export async function appendLines(file: string, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  const journal = await open(file, 'a', ownFile);
  try {
    for (const line of lines) await journal.appendFile(`\n${line}\n`);
    await journal.sync();
  } finally {
    await journal.close();
  }
}

/** None when there is no file. */
export async function readLines(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** @returns the lines that were missing */
export async function addMissingLines(from: string, to: string): Promise<string[]> {
  const known = new Set(await readLines(to));
  const missing = (await readLines(from)).filter((line) => !known.has(line));
  await appendLines(to, missing);
  return missing;
}

/** Each erasure once. @returns also how many lines cannot be read, such as one cut by a crash */
export async function readJournals(
  files: readonly string[],
): Promise<{ lines: string[]; erasures: Erasure[]; unreadable: number }> {
  const lines = new Set<string>();
  for (const file of files) for (const line of await readLines(file)) lines.add(line);
  const found = [...lines].map((line) => erasureSchema.safeParse(parseJson(line)));
  return {
    lines: [...lines],
    erasures: found.flatMap(({ data }) => data ?? []),
    unreadable: found.filter(({ success }) => !success).length,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
