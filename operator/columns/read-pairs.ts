import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseJson } from '@orendi/contract/fields/parse-json';
import { fileFault, UsageError } from '@orendi/server/features/operators/index';

/**
 * The pairs of an option: in the JSON file that it names as `@file.json`, or written out.
 * @param split reads those that are written out
 * @throws UsageError if the file is not an object of strings
 */
export async function readPairs(
  option: string,
  value: string,
  folder: string,
  split: (value: string) => [string, string][],
): Promise<[string, string][]> {
  if (!value.startsWith('@')) return split(value);
  const path = resolve(folder, value.slice(1));
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw fileFault(path, error);
  });
  const content = parseJson(text.replace(/^\uFEFF/, ''));
  if (content === null || typeof content !== 'object' || Array.isArray(content)) {
    throw new UsageError(`${option} ${path} is not a JSON object of names and texts.`);
  }
  return Object.entries(content).map(([name, text]): [string, string] => {
    if (typeof text !== 'string') {
      throw new UsageError(`${option} ${path}: the value of "${name}" is not a text.`);
    }
    return [name, text];
  });
}
