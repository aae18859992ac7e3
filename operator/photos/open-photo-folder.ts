import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { picture } from '@orendi/contract/limits';
import { StartError } from '@orendi/server/platform/start-error';
import { fileFault } from '../csv/file-fault.ts';

/** The pictures of a folder, not of those below it. All results are paths. */
export interface PhotoFolder {
  /** The file of that name, of whatever kind, without regard to case. */
  named(name: string): string | undefined;
  /** `KEY.jpg`, then `KEY-2.jpg`, `KEY-3.jpg` and so on in the order of their numbers. */
  ofKey(key: string): string[];
  /** One of all pictures, the same for the same text as long as the folder holds the same files. */
  sharedOut(text: string): string;
}

const extensions = new Set<string>(picture.extensions);

/** @throws StartError when there is no such folder, or no picture in it */
export async function openPhotoFolder(folder: string): Promise<PhotoFolder> {
  const files = await listFiles(folder);
  const names = files.filter(isPicture).sort();
  if (names.length === 0) {
    throw new StartError(`${folder} holds no pictures (${picture.extensions.join(', ')}).`);
  }
  const byName = new Map(files.map((name) => [fold(name), name]));
  const byKey = new Map<string, { name: string; number: number }[]>();
  const add = (key: string, name: string, number: number) =>
    byKey.set(key, [...(byKey.get(key) ?? []), { name, number }]);
  for (const name of names) {
    const stem = fold(parse(name).name);
    add(stem, name, 0);
    const numbered = /^(.+)-(\d{1,4})$/.exec(stem);
    if (numbered) add(String(numbered[1]), name, Number(numbered[2]));
  }
  return {
    named(name) {
      const found = byName.get(fold(name.trim()));
      return found && join(folder, found);
    },
    ofKey: (key) =>
      (byKey.get(fold(key)) ?? [])
        .toSorted((one, other) => one.number - other.number)
        .map(({ name }) => join(folder, name)),
    sharedOut(text) {
      const hash = createHash('sha256').update(text).digest().readUInt32BE(0);
      return join(folder, names[hash % names.length] ?? '');
    },
  };
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    const isFile = error instanceof Error && 'code' in error && error.code === 'ENOTDIR';
    throw isFile ? new StartError(`${folder} is not a folder.`) : fileFault(folder, error);
  });
  return entries.filter((entry) => !entry.isDirectory()).map((entry) => entry.name);
}

/** Files that a Mac has packed have accents as marks of their own. */
const fold = (name: string) => name.normalize('NFC').toLowerCase();

const isPicture = (name: string) =>
  extensions.has(parse(name).ext.slice(1).toLowerCase()) && !name.startsWith('.');
