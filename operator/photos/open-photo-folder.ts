import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { picture } from '@orendi/contract/limits';
import { isPicture, type PhotoSource } from '@orendi/server/features/spreadsheets/index';
import { StartError } from '@orendi/server/platform/start-error';
import { fileFault } from '../csv/file-fault.ts';

/**
 * The files directly in a folder.
 * @throws StartError when there is no such folder, or no picture in it
 */
export async function openPhotoFolder(folder: string): Promise<PhotoSource> {
  const names = await listFiles(folder);
  if (!names.some(isPicture)) {
    throw new StartError(`${folder} holds no pictures (${picture.extensions.join(', ')}).`);
  }
  return { names, read: async (name) => createReadStream(join(folder, name)) };
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    const isFile = error instanceof Error && 'code' in error && error.code === 'ENOTDIR';
    throw isFile ? new StartError(`${folder} is not a folder.`) : fileFault(folder, error);
  });
  return entries.filter((entry) => !entry.isDirectory()).map((entry) => entry.name);
}
