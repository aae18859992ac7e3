import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileFault, UsageError } from '@orendi/server/features/operators/index';

/**
 * The pairs in a JSON file, named by an option as `@file.json`.
 * @throws UsageError if it is not an object of strings
 */
export async function readJsonMap(option: string, file: string, folder: string) {
  const path = resolve(folder, file);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw fileFault(path, error);
  });
  const value = parse(text.replace(/^\uFEFF/, ''));
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new UsageError(`${option} ${path} is not a JSON object of names and texts.`);
  }
  return Object.entries(value).map(([name, text]): [string, string] => {
    if (typeof text !== 'string') {
      throw new UsageError(`${option} ${path}: the value of "${name}" is not a text.`);
    }
    return [name, text];
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
