import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../files/write-whole.ts';
import { StartError } from '../start-error.ts';
import { tellForeign } from './prove-place.ts';

/** A file of this name, in the data folder and beside the pictures, holds the id of the shop. */
export const markName = 'shop-id';

/** @returns null for a folder without a mark, or one that is not there */
export async function readFolderMark(folder: string): Promise<string | null> {
  const text = await readFile(join(folder, markName), 'utf8').catch(nullWhenMissing);
  return text?.trim() || null;
}

export const markFolder = (folder: string, id: string) =>
  writeWhole(join(folder, markName), `${id}\n`);

/**
 * Keeps the release of one shop from migrating the database of another: to be asked before that.
 * @param id of the database; null of one that has none yet
 * @throws StartError when the folder is another shop's
 */
export async function refuseForeignDataFolder(dataDir: string, id: string | null): Promise<void> {
  const owner = await readFolderMark(dataDir);
  if (owner === null || owner === id) return;
  const name = `The data folder ${dataDir}`;
  throw new StartError(
    `${tellForeign(name, owner, id)}: check DATA_DIR and DATABASE_URL, or remove ${join(dataDir, markName)} if they belong together.`,
  );
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
