import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  lockDataFolder,
  startLockedPostgres,
  stopOrphanIn,
} from '../../../platform/db/embedded/index.ts';
import { findPrimary } from '../../../platform/db/servers/primary.ts';
import { restoringName } from '../../../platform/files/unfinished-restore.ts';
import { nullWhenMissing, ownFolder, writeWhole } from '../../../platform/files/write-whole.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Settings } from '../../../platform/settings.ts';
import { StartError } from '../../../platform/start-error.ts';
import { journalName } from '../../erasures/index.ts';

/** Names that an empty data folder may contain: locks, the journal of erasures, leftovers of a killed restore. */
const harmless = new Set(['lock', 'lock.pid', journalName, restoringName, 'lost+found']);

/** A file in the folder of a restore: one line for each name that it moves to the data folder. */
const movingName = 'moving';

/** @throws StartError when the data folder holds anything but the leftovers of an interrupted restore */
export async function refuseFilledFolder(dataDir: string): Promise<void> {
  const moved = await listMoved(dataDir);
  // A start that was killed while it tested for write access has left a probe.
  const found = (await namesIn(dataDir)).find(
    (name) => !harmless.has(name) && !name.startsWith('.probe-') && !moved.includes(name),
  );
  if (found === undefined) return;
  throw new StartError(
    `The data folder ${dataDir} is not empty: it holds ${found}. Restore into a new one, or move away what is there.`,
  );
}

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(nullWhenMissing)) ?? [];

/** The names that an interrupted restore had already moved to the data folder. */
async function listMoved(dataDir: string): Promise<string[]> {
  const staging = join(dataDir, restoringName);
  const left = await namesIn(staging);
  if (!left.includes(movingName)) return [];
  const names = (await readFile(join(staging, movingName), 'utf8')).split('\n').filter(Boolean);
  return names.filter((name) => !left.includes(name));
}

/**
 * Opens an empty, unused data folder and its database, or DATABASE_URL's.
 * @throws StartError
 */
export async function openTarget(
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  log: Log,
) {
  const isNew = !existsSync(dataDir);
  const lock = lockDataFolder(dataDir);
  const staging = join(dataDir, restoringName);
  const moved: string[] = [];
  const clear = async (isDone: boolean) => {
    const rest = isDone ? [] : moved.map((name) => join(dataDir, name));
    for (const path of [staging, ...rest]) await rm(path, { recursive: true, force: true });
    if (!isDone && isNew) await rm(join(dataDir, 'lock'), { force: true });
    lock.release();
    if (!isDone && isNew) await rmdir(dataDir).catch(() => {});
  };
  try {
    await refuseFilledFolder(dataDir);
    await stopOrphanIn(staging);
    for (const name of await listMoved(dataDir))
      await rm(join(dataDir, name), { recursive: true, force: true });
    await rm(staging, { recursive: true, force: true });
    const database = await openDatabase(staging, databaseUrl, log);
    return {
      connection: database.connection,
      /** The future data folder. */
      staging,
      /** Moves the restored files into the data folder, and stops an embedded database before. */
      async settle() {
        await database.stop();
        const names = await inOrder(staging);
        await writeWhole(join(staging, movingName), names.join('\n'));
        for (const name of names) {
          await rename(join(staging, name), join(dataDir, name));
          moved.push(name);
        }
      },
      /** @param isDone if false, everything written is removed */
      async close(isDone: boolean) {
        try {
          await database.stop();
        } finally {
          await clear(isDone);
        }
      },
    };
  } catch (error) {
    await clear(false);
    throw error;
  }
}

/** The database comes last: a restore that is killed before that has not happened. */
async function inOrder(staging: string): Promise<string[]> {
  const names = (await readdir(staging)).filter((name) => name !== 'lock' && name !== 'lock.pid');
  return names.sort((a, b) => Number(a === 'postgres') - Number(b === 'postgres'));
}

/** `stop` may be called twice. */
async function openDatabase(staging: string, databaseUrl: string | null, log: Log) {
  if (databaseUrl !== null) {
    await mkdir(staging, { mode: ownFolder });
    const connection = await findPrimary({ connectionString: databaseUrl }, log);
    return { connection, stop: async () => {} };
  }
  return startLockedPostgres({ dataDir: staging, log });
}
