import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../../platform/start-error.ts';
import { isBackupName, manifestName } from './layout.ts';

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
 * @throws StartError when there is none
 */
export async function findBackup(from: string): Promise<FoundBackup> {
  if (isBackupName(basename(from)) && existsSync(join(from, manifestName))) {
    return { root: dirname(from), name: basename(from) };
  }
  const newest = (await listBackups(from)).at(-1);
  if (newest === undefined) throw new StartError(`There is no backup in ${from}.`);
  return { root: from, name: newest };
}
