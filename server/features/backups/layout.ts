/*
 * A folder of backups:
 *
 *   README.txt             what all this is, and whose
 *   erasures.jsonl         what was erased on somebody's demand, whenever
 *   pictures/ab/KEY.webp   each picture once, whichever backups name it
 *   request-photos/ab/…    the photographs that buyers added to requests, likewise
 *   2026-11-23T01-37-00.000Z/
 *     manifest.json        what is in here
 *     tables/NAME.csv.gz   one file for each table
 *     pictures.sha256      the pictures that belong to it
 *     missing-pictures.txt those that the shop itself did not have any more
 *     SHA256SUMS           the checksums of all these
 *     auth-secret          the shop's secret; may be kept elsewhere
 *
 * Both lists of checksums are what `sha256sum -c` reads.
 */
import { basename, dirname, join } from 'node:path';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { isPhotoKey } from '../../platform/media/index.ts';
import { StartError } from '../../platform/start-error.ts';

export const readmeName = 'README.txt';
/** In the order of their names, as the lists of checksums are. */
export const pictureFolders = ['pictures', 'request-photos'] as const;
export const manifestName = 'manifest.json';
export const tablesName = 'tables';
export const pictureSumsName = 'pictures.sha256';
export const missingName = 'missing-pictures.txt';
export const sumsName = 'SHA256SUMS';
export const secretName = 'auth-secret';

const unfinishedEnd = '.unfinished';
const nameOfBackup = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;

/** The name of a backup's folder: a moment in UTC, so that names sort by age. */
export const backupName = (takenAt: Date) => takenAt.toISOString().replaceAll(':', '-');

const isBackupName = (name: string) => nameOfBackup.test(name);

/** Its name while it is being written, or removed. */
export const unfinishedName = (name: string) => `${name}${unfinishedEnd}`;

export const isUnfinishedName = (name: string) =>
  name.endsWith(unfinishedEnd) && isBackupName(name.slice(0, -unfinishedEnd.length));

/** Where a picture lies in the folder of backups: with the first digits of its key between, so that no folder is huge. */
export const pictureFile = (key: string) =>
  join(pictureFolders[isPhotoKey(key) ? 1 : 0], key.slice(0, 2), `${key}.webp`);

/** The key of a picture from its file's name; null for any other file. */
export function keyOfFile(name: string): string | null {
  return /^([0-9a-f]{32}(?:-\d{1,5}x\d{1,5}-[0-9a-f]{6})?)\.webp$/.exec(name)?.[1] ?? null;
}

/** Whether its key, which holds the beginning of the checksum, is of this picture; that of a photograph says nothing. */
export const isSumOfKey = (sum: string, key: string) =>
  isPhotoKey(key) || sum.startsWith(key.slice(0, 32));

export interface FoundBackup {
  /** The folder of all backups, with the pictures. */
  root: string;
  name: string;
}

/** The names of all whole backups in a folder, the oldest first. */
export async function listBackups(root: string): Promise<string[]> {
  const names = await readdir(root).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
  return names.filter(isBackupName).sort();
}

/**
 * The newest backup in a folder, or the one whose own folder is named.
 * @throws StartError without one
 */
export async function findBackup(from: string): Promise<FoundBackup> {
  if (isBackupName(basename(from)) && existsSync(join(from, manifestName))) {
    return { root: dirname(from), name: basename(from) };
  }
  const newest = (await listBackups(from)).at(-1);
  if (newest === undefined) throw new StartError(`There is no backup in ${from}.`);
  return { root: from, name: newest };
}
