import { randomUUID } from 'node:crypto';
import { access, constants, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { makeOwnFolder, nullWhenMissing, removeOlder, writeWhole } from '../files/write-whole.ts';
import { StartError } from '../start-error.ts';
import type { PictureStorage, StoredObject } from './storage.ts';

/** In bytes. Up to this size one read is cheaper than a stream; above, a slow client must not keep it all in memory. */
const largestInOneRead = 128 * 1024;
/** In milliseconds. Anything older was left by a killed process: no write takes that long. */
const leftoverAge = 3_600_000;

const RECURSIVE = { recursive: true, withFileTypes: true } as const;

/**
 * Pictures as files; processes may share the folder. Needs atomic renames.
 * @throws StartError
 */
export async function openFolderStorage(folder: string): Promise<PictureStorage> {
  const incoming = join(folder, '.incoming');
  try {
    await makeOwnFolder(incoming);
    await access(incoming, constants.W_OK);
  } catch (cause) {
    throw new StartError(`The folder for pictures, ${folder}, cannot be written to.`, { cause });
  }
  await removeOlder(incoming, leftoverAge);
  const pathOf = (name: string) => join(folder, name);

  return {
    name: `The folder for pictures, ${folder},`,
    isEmpty: async () =>
      (await readdir(folder)).every((name) => name.startsWith('.') || name === 'lost+found'),
    open: (name) => openFile(pathOf(name)).catch(nullWhenMissing),
    read: (name) => readFile(pathOf(name)).catch(nullWhenMissing),
    exists: async (name) => (await stat(pathOf(name)).catch(nullWhenMissing)) !== null,
    write: (name, bytes) =>
      writeWhole(pathOf(name), bytes, { temporary: join(incoming, randomUUID()) }),
    remove: (name) => rm(pathOf(name), { force: true }),
    count: async (prefix) => {
      const found = await readdir(pathOf(prefix), RECURSIVE).catch(nullWhenMissing);
      return found?.filter((entry) => entry.isFile()).length ?? 0;
    },
    async listOlder(ageMs) {
      const names: string[] = [];
      for (const entry of await readdir(folder, RECURSIVE)) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const found = await stat(path).catch(nullWhenMissing);
        if (found && Date.now() - found.mtimeMs > ageMs) names.push(relative(folder, path));
      }
      return names;
    },
    // Retries, because a size may be written into the folder while it is being emptied.
    removeAll: (prefix) => rm(pathOf(prefix), { recursive: true, force: true, maxRetries: 3 }),
  };
}

async function openFile(path: string): Promise<StoredObject> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    if (size > largestInOneRead) return { body: handle.createReadStream(), bytes: size };
    const body = await handle.readFile();
    await handle.close();
    return { body, bytes: body.length };
  } catch (error) {
    await handle.close();
    throw error;
  }
}
