import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Ground } from '@orendi/server/features/operations/index';
import { openDatabaseServer } from '@orendi/server/open-database-server';
import { openServices, openServicesOn } from '@orendi/server/open-services';
import type { Services } from '@orendi/server/services';
import {
  FolderInUse,
  findRunningPostgres,
  hasDatabase,
} from '@orendi/server/platform/db/embedded/index';
import { openDatabase } from '@orendi/server/platform/db/open-database';
import { refuseUnfinishedRestore } from '@orendi/server/platform/files/unfinished-restore';
import { withRunningAddress } from '@orendi/server/platform/http/running-address';
import type { Log } from '@orendi/server/platform/log/log';
import { reasonOf } from '@orendi/server/platform/log/reason-of';
import { createMedia, openPhotos, privatePlace } from '@orendi/server/platform/media/index';
import type { Settings } from '@orendi/server/platform/settings';
import { StartError } from '@orendi/server/platform/start-error';

export interface Shop {
  services: Services;
  close(): Promise<void>;
}

/** How long a product that runs may take to start its database again. */
const RESTART_MS = 15_000;

/**
 * Opens the shop beside a running product, through its database, or alone: then the database is started, migrated, and
 * stopped again by `close`. With DATABASE_URL, it is that server.
 * @throws StartError for what a person can fix
 */
export async function openShop(settings: Settings, log: Log): Promise<Shop> {
  if (settings.databaseUrl) return openServices(settings, log);
  refuseForeignFolder(settings.dataDir);
  for (const until = performance.now() + RESTART_MS; ; await pause(200)) {
    const running = await findRunningPostgres(settings.dataDir);
    if (running) return openServicesOn(running, await withRunningAddress(settings), log);
    try {
      return await openServices(settings, log);
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      if (performance.now() > until)
        throw new StartError(
          `The shop in ${settings.dataDir} runs, but its database does not answer: its log says why. Try again when it does.`,
        );
    }
  }
}

/**
 * If root wrote into another user's data folder, that user's product could not write beside it.
 * @throws StartError
 */
export function refuseForeignFolder(dataDir: string): void {
  const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid;
  if (owner === undefined || process.getuid?.() !== 0 || owner === 0) return;
  throw new StartError(
    `The data folder ${dataDir} belongs to another user (${owner}): run this as that user.`,
  );
}

export interface OpenGround {
  ground: Ground;
  close(): Promise<void>;
}

/**
 * Opens as much of the shop as there is, beside a running product or after one that is down. Unlike `openShop` it makes
 * nothing that is not there, and applies no migration: the doctor has to see the shop as it is.
 */
export async function openGround(given: Settings, log: Log): Promise<OpenGround> {
  const clock = () => new Date();
  const opened = new AsyncDisposableStack();
  const close = () => opened.disposeAsync();
  const stores = await openStores(given, log);
  let settings = given;
  try {
    refuseUnfinishedRestore(given.dataDir);
    const running = given.databaseUrl ? null : await findRunningPostgres(given.dataDir);
    if (running) settings = await withRunningAddress(given);
    if (!settings.databaseUrl && !running) {
      const { dataDir } = settings;
      if (!hasDatabase(dataDir)) throw new StartError(`There is no database in ${dataDir} yet.`);
      if (statSync(dataDir).uid !== process.getuid?.())
        throw new StartError(
          `The data folder ${dataDir} belongs to another user: run this as that user.`,
        );
    }
    const server = await openDatabaseServer(settings, log, running);
    opened.defer(server.stop);
    const database = openDatabase(server.connection, log);
    opened.defer(database.close);
    await database.pool.query('select 1');
    return { ground: { settings, clock, db: database.db, ...stores }, close };
  } catch (error) {
    const reason =
      error instanceof StartError ? error.message : `It cannot be reached: ${reasonOf(error)}.`;
    return { ground: { settings, clock, db: null, whyNoDatabase: reason, ...stores }, close };
  }
}

async function openStores(settings: Settings, log: Log): Promise<Pick<Ground, 'media' | 'photos'>> {
  const { s3Url, dataDir } = settings;
  const storage = s3Url ? { s3Url } : { folder: join(dataDir, 'pictures') };
  const isThere = (place: ReturnType<typeof privatePlace>) =>
    place !== null && (!('folder' in place) || existsSync(place.folder));
  return {
    media: isThere(storage) ? await createMedia({ storage, log }).catch(() => null) : null,
    photos: isThere(privatePlace(settings))
      ? await openPhotos(settings, { log }).catch(() => null)
      : null,
  };
}
